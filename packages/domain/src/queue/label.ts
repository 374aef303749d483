import { z } from 'zod'

/** A short text that staff put on requests. It has no commas, because commas separate labels in an address. */
export const Label = z
  .string()
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} '"׳״/-]{0,28}[\p{L}\p{N}\p{M}'"׳״])?$/u)

/** The greatest number of labels on one request. */
export const mostLabels = 10
