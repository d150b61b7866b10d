phantom-place = Wo sind das Phantom und das Mädchen?
