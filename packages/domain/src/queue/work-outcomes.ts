import { workRefusals } from './assignment.ts'

/** What a change of the work comes to for one request. */
export const workOutcomes = [
  'done',
  'unchanged',
  'NOT_FOUND',
  'CHANGED_MEANWHILE',
  'TOO_MANY_LABELS',
  ...workRefusals,
] as const
