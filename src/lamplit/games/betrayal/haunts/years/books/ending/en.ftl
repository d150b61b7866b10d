result-years-stopped = The last grain hangs in the neck of the glass and does not fall. One after another the clocks give up, with a sigh. What is gone will not come back; you count your years with trembling fingers and find that some are left. In the best chair sits something very small and very old, with an apple core in its hand, and asks what time it is.
result-years-all-dead = They have all gone to sleep in their chairs, beard on breast, hands folded like leaves. The child goes about on tiptoe and stops the clocks, one by one, for they are no longer needed. Then it climbs into the biggest lap, pulls the heavy arms around itself and waits for guests. It has all the time there is. It has yours.
ending-years-stopped = The years: stopped
ending-years-all-dead = The years: all heroes dead
