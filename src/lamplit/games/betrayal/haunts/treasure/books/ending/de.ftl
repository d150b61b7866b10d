### Wie Spuk 50 ausgehen kann: für alle, aber erst, wenn er vorbei ist.

result-treasure-found = Hinter dem Stein steht eine Truhe, und in der Truhe liegt genug für einen. Die anderen hören das Lachen drei Räume weiter und wissen, was es heißt. Auf dem Weg den Hügel hinab bietet niemand an, mit anzufassen. Sie ist schwer, und sie wird mit jedem Jahr schwerer werden.
result-treasure-all-dead = Im Frühling wird jemand den Brief unter dem flachen Stein finden, ihn laut vorlesen und lachen.

ending-treasure-found = Der Schatz: gefunden
ending-treasure-all-dead = Der Schatz: niemand mehr da
