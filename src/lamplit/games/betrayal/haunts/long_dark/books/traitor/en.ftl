long_dark-rises = In which dark room does a Shade rise?
option-task-long_dark-snuff = Put out the lamp
why-long_dark-snuff = to put out the lamp
