import type { StatusRefusal } from '@milgo/domain/status/conditions'
import type { SaveFailure } from '../../request/keeping/read-refusal.ts'

export type FillEnd = 'closed' | 'sentElsewhere'

/** Why the status table refuses what is filled in, and what that means for the page: only a draft can be sent. */
const ends: Partial<Record<StatusRefusal, FillEnd>> = {
  PERIOD_CLOSED: 'closed',
  WRONG_STATUS: 'sentElsewhere',
}

/** Returns how the filling in ended, as the refusal says; undefined if the call failed for another reason. */
export const findFillEnd = (failure: SaveFailure | undefined): FillEnd | undefined => {
  if (failure?.why !== 'refused') return undefined
  const codes = failure.error.refusal?.errors?.map(({ code }) => code) ?? []
  return Object.entries(ends).find(([code]) => codes.includes(code))?.[1]
}
