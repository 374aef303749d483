/**
 * How the server's process uses memory. On a large machine V8 would keep far more room for what it has just made than
 * is needed here: a server that has nothing to do holds 300 MB without these, and half of that with them. The pieces of
 * an upload are let go when that room is full, so that it also bounds what many uploads hold: fifty large ones at once
 * lead to some 250 MB with 8, and to 215 with 4.
 */
export const nodeFlags = ['--max-semi-space-size=4']

/**
 * Threads that take turns to hold what is uploaded each keep a store of their own, from which little comes back: fifty
 * large uploads at once leave 20 MB more with as many stores as glibc likes than with two.
 */
export const nodeSettings = { MALLOC_ARENA_MAX: '2' }
