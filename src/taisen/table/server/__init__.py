"""The server of the table: HTTP and sockets around the rooms, and what keeps it safe."""
