import { z } from 'zod'

/** A word or two that staff put on requests; without commas, which separate labels in an address. */
export const Label = z
  .string()
  .regex(/^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} '"׳״/-]{0,28}[\p{L}\p{N}\p{M}'"׳״])?$/u)

/** On one request. */
export const mostLabels = 10
