/**
 * How the server's process uses memory. On a large machine V8 would keep far more room for what it has just made than
 * is needed here: a server that has nothing to do holds 300 MB without these, and half of that with them.
 */
export const nodeFlags = ['--max-semi-space-size=8']

/**
 * Threads that take turns to hold what is uploaded each keep a store of their own, from which little comes back: fifty
 * large uploads at once leave 260 MB with as many stores as glibc likes, and 240 with two.
 */
export const nodeSettings = { MALLOC_ARENA_MAX: '2' }
