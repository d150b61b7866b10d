# Der Plan von Dawn of the Zeds. Formen: wo, wohin.

## Wege

name-f = Wald
    .at = auf dem Wald-Weg
name-m = Berg
    .at = auf dem Berg-Weg
name-h = Highway
    .at = auf dem Highway
name-s = Vorstadt
    .at = auf dem Vorstadt-Weg
name-t = Tunnel
    .at = im Tunnel

## Wald

name-f7 = Wald-Start
    .at = auf dem Wald-Start
    .to = auf den Wald-Start
name-f6 = Wald #6
    .at = auf Wald #6
    .to = auf Wald #6
name-f5 = Wald #5
    .at = auf Wald #5
    .to = auf Wald #5
name-f4 = St. Thomas
    .at = in St. Thomas
    .to = nach St. Thomas
name-f3 = Bauernhof
    .at = auf dem Bauernhof
    .to = zum Bauernhof
name-f2 = Wald #2
    .at = auf Wald #2
    .to = auf Wald #2
name-f1 = Wald #1
    .at = auf Wald #1
    .to = auf Wald #1
name-f0 = Geschäftsviertel
    .at = im Geschäftsviertel
    .to = ins Geschäftsviertel

## Berg

name-m7 = Berg-Start
    .at = auf dem Berg-Start
    .to = auf den Berg-Start
name-m6 = Berg #6
    .at = auf Berg #6
    .to = auf Berg #6
name-m5 = Lefty’s Pass
    .at = am Lefty’s Pass
    .to = zum Lefty’s Pass
name-m4 = Lucky-Strike-Mine
    .at = in der Lucky-Strike-Mine
    .to = in die Lucky-Strike-Mine
name-m3 = Berg #3
    .at = auf Berg #3
    .to = auf Berg #3
name-m2 = Campingplatz
    .at = auf dem Campingplatz
    .to = zum Campingplatz
name-m1 = Berg #1
    .at = auf Berg #1
    .to = auf Berg #1
name-m0 = East Side
    .at = in der East Side
    .to = in die East Side

## Highway

name-h7 = Highway-Start
    .at = auf dem Highway-Start
    .to = auf den Highway-Start
name-h6 = Highway #6
    .at = auf Highway #6
    .to = auf Highway #6
name-h5 = Ingeburg
    .at = in Ingeburg
    .to = nach Ingeburg
name-h4 = Highway #4
    .at = auf Highway #4
    .to = auf Highway #4
name-h3 = Atomkraftwerk
    .at = im Atomkraftwerk
    .to = zum Atomkraftwerk
name-h2 = Highway #2
    .at = auf Highway #2
    .to = auf Highway #2
name-h1 = Highway #1
    .at = auf Highway #1
    .to = auf Highway #1
name-h0 = Uptown
    .at = in Uptown
    .to = nach Uptown

## Vorstadt

name-s7 = Vorstadt-Start
    .at = auf dem Vorstadt-Start
    .to = auf den Vorstadt-Start
name-s6 = Vorstadt #6
    .at = auf Vorstadt #6
    .to = auf Vorstadt #6
name-s5 = East Irek
    .at = in East Irek
    .to = nach East Irek
name-s4 = Universität Farmingdale
    .at = an der Universität Farmingdale
    .to = zur Universität Farmingdale
name-s3 = Beauxville
    .at = in Beauxville
    .to = nach Beauxville
name-s2 = Vorstadt #2
    .at = auf Vorstadt #2
    .to = auf Vorstadt #2
name-s1 = Hängebrücke
    .at = auf der Hängebrücke
    .to = zur Hängebrücke
name-s0 = Suburbia
    .at = in Suburbia
    .to = nach Suburbia

## Tunnel

name-t8 = Tunnel-Start
    .at = auf dem Tunnel-Start
    .to = auf den Tunnel-Start
name-t7 = Chromotechnics Lab
    .at = im Chromotechnics Lab
    .to = zum Chromotechnics Lab
name-t6 = Tunnel #6
    .at = auf Tunnel #6
    .to = auf Tunnel #6
name-t5 = Katakomben #5
    .at = in den Katakomben #5
    .to = in die Katakomben #5
name-t4 = Büroanlage Dr. Marteuse
    .at = in der Büroanlage Dr. Marteuse
    .to = in die Büroanlage Dr. Marteuse
name-t3 = Katakomben #3
    .at = in den Katakomben #3
    .to = in die Katakomben #3
name-t2 = Sicherheits-Checkpoint
    .at = am Sicherheits-Checkpoint
    .to = zum Sicherheits-Checkpoint
name-t1 = Tunnel #1
    .at = auf Tunnel #1
    .to = auf Tunnel #1
name-t0 = Städtischer Untergrund
    .at = im städtischen Untergrund
    .to = in den städtischen Untergrund

## Stadt und Umgebung

name-tc = Stadtzentrum
    .at = im Stadtzentrum
    .to = ins Stadtzentrum
name-b1 = Bett 1
    .at = in Bett 1
    .to = in Bett 1
name-b2 = Bett 2
    .at = in Bett 2
    .to = in Bett 2
name-b3 = Bett 3
    .at = in Bett 3
    .to = in Bett 3
name-b4 = Bett 4
    .at = in Bett 4
    .to = in Bett 4
name-o1 = Büro 1
    .at = in Büro 1
    .to = in Büro 1
name-o2 = Büro 2
    .at = in Büro 2
    .to = in Büro 2
name-lab = Labor
    .at = im Labor
    .to = ins Labor
name-camp = Flüchtlingslager
    .at = im Flüchtlingslager
    .to = ins Flüchtlingslager
