haunt-26 = Pay the Piper
