haunt-6 = Das schwebende Auge
