### Wie Spuk 41 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-invisible-slain = Erst ist da eine Delle im Teppich, dann eine Hand, dann ein Ärmel, als würde jemand mit Tusche hingezeichnet. Das Gesicht kommt zuletzt und schaut erstaunt. Ein kleiner Ring rollt über die Dielen, dreht sich zweimal und legt sich hin. Keiner von euch hebt ihn auf. Ihr geht miteinander heim, nah genug, um euch zu berühren, und alle sind zu sehen.
result-invisible-all-dead = In der Halle verlöschen die Lampen, jede zwischen zwei Fingern. Eine Tür geht von selbst auf, und der Kies nimmt den Abdruck eines Paars Schuhe an, bis hinunter zum Tor. In der Stadt wird man Dinge vermissen, erst Löffel, dann den Schlaf. Es wird nie jemand da gewesen sein.

ending-invisible-slain = Verräter gefunden und erschlagen
ending-invisible-all-dead = Von Unsichtbarem getötet
