"""Where memories live: the only rooms that speak SQL. The rest of the house sees `store.Store`."""
