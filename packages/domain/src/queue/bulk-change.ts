/** So many requests are changed together at most: one call brings their ids, and one transaction writes them. */
export const mostChangedAtOnce = 2_000
