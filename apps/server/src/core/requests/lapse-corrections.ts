import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLapsed } from './corrections-repository.ts'
import { moveRequestAs } from './move-request-as.ts'

/** So many requests are looked up at once. */
const batch = 200

/**
 * Moves every request whose correction window has ended back to review, whenever that was: a server that was down at
 * the moment does it when it is back. Answers how many it has moved.
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
        // One damaged request holds up nobody else.
        (error: unknown) => failures.push(error),
      )
    after = ids.at(-1)
    if (after === undefined) break
  }
  if (failures.length > 0) throw new AggregateError(failures, 'corrections that did not lapse')
  return moved
}

/** False where the student or a reviewer was faster, so that there is nothing to lapse any more. */
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
