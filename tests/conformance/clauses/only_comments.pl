

  % nothing
/* at all */
