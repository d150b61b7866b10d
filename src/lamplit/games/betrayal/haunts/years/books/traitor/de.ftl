years-rises = Welche deiner Eigenschaften steigt?
