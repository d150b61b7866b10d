haunt-18 = United We Stand
