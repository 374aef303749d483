import { workRefusals } from './assignment.ts'

/** The outcome of a change of the work, for one request. */
export const workOutcomes = [
  'done',
  'unchanged',
  'NOT_FOUND',
  'CHANGED_MEANWHILE',
  'TOO_MANY_LABELS',
  ...workRefusals,
] as const
