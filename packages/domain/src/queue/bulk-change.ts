/**
 * The greatest number of requests in one bulk change, because one call contains their ids and one transaction writes
 * them.
 */
export const mostChangedAtOnce = 2_000
