import { z } from 'zod'

/** The state of a release. */
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

/** The events of a release. */
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

/** The state of one letter of a release. */
export const ReleaseRowState = z.enum(['WAITING', 'SENT', 'LEFT_OUT'])
export type ReleaseRowState = z.infer<typeof ReleaseRowState>

/** Returns whether nothing more of the release will be sent. */
export const isReleaseOver = (state: ReleaseState): boolean => state === 'STOPPED' || state === 'DONE'
