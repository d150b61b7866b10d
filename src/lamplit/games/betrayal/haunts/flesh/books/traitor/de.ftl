# Diese Seite allein wird nichts gefragt.
