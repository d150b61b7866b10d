phantom-place = Where are the Phantom and the Girl?
