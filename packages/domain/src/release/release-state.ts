import { z } from 'zod'

/** How far a release has come. */
export const ReleaseState = z.enum([
  'DRAFT',
  'CHECKED',
  'APPROVED',
  'SCHEDULED',
  'RUNNING',
  'PAUSED',
  'STOPPED',
  'DONE',
])
export type ReleaseState = z.infer<typeof ReleaseState>

/** What happens to a release. */
export const ReleaseEvent = z.enum([
  'START_CHECK',
  'PASS_CHECK',
  'APPROVE',
  'SCHEDULE',
  'UNSCHEDULE',
  'START',
  'PAUSE',
  'RESUME',
  'STOP',
  'FINISH',
])
export type ReleaseEvent = z.infer<typeof ReleaseEvent>

/** What one letter of a release came to. */
export const ReleaseRowState = z.enum(['WAITING', 'SENT', 'LEFT_OUT'])
export type ReleaseRowState = z.infer<typeof ReleaseRowState>

/** Its rows are decided for good: nothing of it will be sent any more. */
export const isReleaseOver = (state: ReleaseState): boolean => state === 'STOPPED' || state === 'DONE'
