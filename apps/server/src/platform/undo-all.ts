import { setTimeout as delay } from 'node:timers/promises'

/** How something that was started is stopped, and how long its stop may take. */
export type Undo = { readonly undo: () => void | Promise<void>; readonly withinMs?: number }

/**
 * Stops one after the other. A step that fails or takes too long does not prevent the next steps, because the database
 * is the last one and would be left running.
 */
export const undoAll = async (steps: readonly Undo[]): Promise<void> => {
  const failures: unknown[] = []
  for (const { undo, withinMs } of steps)
    await (withinMs === undefined ? (async () => undo())() : inTime(undo, withinMs)).catch(
      (error: unknown) => {
        failures.push(error)
      },
    )
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped cleanly')
}

const inTime = async (undo: Undo['undo'], ms: number): Promise<void> => {
  const done = new AbortController()
  const late = delay(ms, undefined, { signal: done.signal }).then(
    () => Promise.reject(new Error(`Did not stop within ${ms} ms`)),
    () => {},
  )
  try {
    await Promise.race([undo(), late])
  } finally {
    done.abort()
  }
}
