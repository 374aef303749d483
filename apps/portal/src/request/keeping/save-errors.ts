import type { SaveFailure } from './read-refusal.ts'

/** Why the last save of a step failed. Without `isPassing`, the step is not tried again before its answers change. */
export type SaveError<Id extends string> = {
  readonly id: Id
  readonly failure: SaveFailure
  readonly isPassing: boolean
}

/** At most one for each step, in the order in which they occurred. The page shows the last one. */
export type SaveErrors<Id extends string> = readonly SaveError<Id>[]

export const withError = <Id extends string>(
  errors: SaveErrors<Id>,
  error: SaveError<Id>,
): SaveErrors<Id> => [...errors.filter(({ id }) => id !== error.id), error]

/** Returns the errors without those of the steps that are over; the same list where there is none to remove. */
export const withoutErrors = <Id extends string>(
  errors: SaveErrors<Id>,
  isOver: (id: Id) => boolean,
): SaveErrors<Id> => (errors.some(({ id }) => isOver(id)) ? errors.filter(({ id }) => !isOver(id)) : errors)

/**
 * Allows another try of these steps, because their answers have changed. Returns the same list where nothing changes.
 */
export const withAnotherTry = <Id extends string>(
  errors: SaveErrors<Id>,
  ids: readonly Id[],
): SaveErrors<Id> =>
  errors.some(({ id, isPassing }) => !isPassing && ids.includes(id))
    ? errors.map((error) => (ids.includes(error.id) ? { ...error, isPassing: true } : error))
    : errors

export const isWorthTrying = <Id extends string>(errors: SaveErrors<Id>, id: Id): boolean =>
  errors.find((error) => error.id === id)?.isPassing !== false

/** Returns whether a save of the other steps would fail for the same reason. */
export const stopsAll = <Id extends string>(errors: SaveErrors<Id>, id: Id): boolean => {
  const why = errors.find((error) => error.id === id)?.failure.why
  return why !== undefined && why !== 'refused' && why !== 'answers'
}
