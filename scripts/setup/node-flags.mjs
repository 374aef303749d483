/**
 * How the server's process uses memory. On a large machine V8 would keep far more room for what it has just made than
 * is needed here: a server that has nothing to do holds 300 MB without these, and half of that with them.
 */
export const nodeFlags = ['--max-semi-space-size=8']
