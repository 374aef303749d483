/**
 * Limits the memory of the server's process. On a large machine V8 would reserve far more memory for new objects than
 * the server needs: an idle server uses 300 MB without this flag, and half of that with it. The chunks of an upload are
 * freed when this memory is full, so the flag also limits the memory of many uploads: fifty large uploads at once need
 * some 250 MB with 8, and 215 MB with 4.
 */
export const nodeFlags = ['--max-semi-space-size=4']

/**
 * Limits glibc's memory arenas. Each thread that allocates memory for uploads would have an arena of its own, from
 * which
 * little memory is returned: fifty large uploads at once leave 20 MB more with as many arenas as glibc chooses than
 * with
 * two.
 */
export const nodeSettings = { MALLOC_ARENA_MAX: '2' }
