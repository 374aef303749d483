import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLapsed } from './corrections-repository.ts'
import { moveRequestAs } from './move-request-as.ts'

/** The number of requests that one query reads. */
const batch = 200

/**
 * Moves every request whose correction window has ended back to review, however long ago it ended. So a server that was
 * down at that moment moves the request when it is started again. Returns how many requests were moved.
 */
export const lapseCorrections = async (platform: Platform): Promise<number> => {
  let moved = 0
  const failures: unknown[] = []
  for (let after: string | undefined; ; ) {
    const ids = await findLapsed(platform, batch, after)
    for (const id of ids)
      await lapse(platform, id).then(
        (isMoved) => {
          if (isMoved) moved += 1
        },
        // A request that fails does not stop the others.
        (error: unknown) => failures.push(error),
      )
    after = ids.at(-1)
    if (after === undefined) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'corrections that did not lapse')
  return moved
}

/**
 * Moves one request. Returns false if the student or a reviewer changed the request first, so that no correction is
 * open.
 */
const lapse = async (platform: Platform, id: string): Promise<boolean> => {
  try {
    await moveRequestAs(platform, { kind: 'system' }, id, { event: 'WINDOW_LAPSES' })
    return true
  } catch (error) {
    if (error instanceof AppError && (error.code === 'MOVE_NOT_ALLOWED' || error.code === 'NO_REQUEST'))
      return false
    throw error
  }
}
