import { fileURLToPath } from 'node:url'

/** The folder of this checkout. */
export const repository = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
