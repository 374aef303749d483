import type { Trouble } from './read-refusal.ts'

/** Why the last save of a step did not succeed. One that does not pass by itself waits for another answer. */
export type SaveError<Id extends string> = {
  readonly id: Id
  readonly trouble: Trouble
  readonly isPassing: boolean
}

/** At most one for each step, in the order in which they came: the last one is shown. */
export type SaveErrors<Id extends string> = readonly SaveError<Id>[]

export const withError = <Id extends string>(
  errors: SaveErrors<Id>,
  error: SaveError<Id>,
): SaveErrors<Id> => [...errors.filter(({ id }) => id !== error.id), error]

/** Without the errors of these steps; the same list where there is none. */
export const withoutErrors = <Id extends string>(
  errors: SaveErrors<Id>,
  isOver: (id: Id) => boolean,
): SaveErrors<Id> => (errors.some(({ id }) => isOver(id)) ? errors.filter(({ id }) => !isOver(id)) : errors)

/** Another answer is worth another try. */
export const withAnotherTry = <Id extends string>(
  errors: SaveErrors<Id>,
  ids: readonly Id[],
): SaveErrors<Id> =>
  errors.some(({ id, isPassing }) => !isPassing && ids.includes(id))
    ? errors.map((error) => (ids.includes(error.id) ? { ...error, isPassing: true } : error))
    : errors

export const isWorthTrying = <Id extends string>(errors: SaveErrors<Id>, id: Id): boolean =>
  errors.find((error) => error.id === id)?.isPassing !== false

/** Whether the other steps would fail for the same reason. */
export const stopsAll = <Id extends string>(errors: SaveErrors<Id>, id: Id): boolean => {
  const why = errors.find((error) => error.id === id)?.trouble.why
  return why !== undefined && why !== 'refused' && why !== 'answers'
}
