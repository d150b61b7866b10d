result-bombs-silent = The file drops, and then there is nothing, not a tick, not from the workbench and not from anybody’s chest. You hold your breath all the same, and count to a hundred, and to a hundred again. The buckles open at last with a key no longer than a fingernail. It hung round that neck on a ribbon, like a locket, where others carry a picture of somebody they love.
result-bombs-big = The voice says something very tender. Then there is a light in which every nail in the house casts a shadow of its own; and after the light a silence; and in the silence, slowly, over three parishes, it snows wallpaper.
result-bombs-all-dead = The last one goes off like a door that somebody shuts in another wing. In the workshop a head is raised, listens, counts on its fingers, and nods. So the big one will not be needed after all. It would be a pity, though, not to finish such a piece of work.
ending-bombs-silent = The bombs: silenced
ending-bombs-big = The bombs: the big one
ending-bombs-all-dead = The bombs: all heroes dead
