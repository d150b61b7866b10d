"""HTTP and sockets: what comes in from the network, and what goes out."""
