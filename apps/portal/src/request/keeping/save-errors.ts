import type { FormStepId } from './form-steps.ts'
import type { Trouble } from './read-refusal.ts'

/** Why the last save of a step did not succeed. One that does not pass by itself waits for another answer. */
export type SaveError = { readonly id: FormStepId; readonly trouble: Trouble; readonly isPassing: boolean }

/** At most one for each step, in the order in which they came: the last one is shown. */
export type SaveErrors = readonly SaveError[]

export const withError = (errors: SaveErrors, error: SaveError): SaveErrors => [
  ...errors.filter(({ id }) => id !== error.id),
  error,
]

/** Without the errors of these steps; the same list where there is none. */
export const withoutErrors = (errors: SaveErrors, isOver: (id: FormStepId) => boolean): SaveErrors =>
  errors.some(({ id }) => isOver(id)) ? errors.filter(({ id }) => !isOver(id)) : errors

/** Another answer is worth another try. */
export const withAnotherTry = (errors: SaveErrors, ids: readonly FormStepId[]): SaveErrors =>
  errors.some(({ id, isPassing }) => !isPassing && ids.includes(id))
    ? errors.map((error) => (ids.includes(error.id) ? { ...error, isPassing: true } : error))
    : errors

export const isWorthTrying = (errors: SaveErrors, id: FormStepId): boolean =>
  errors.find((error) => error.id === id)?.isPassing !== false

/** Whether the other steps would fail for the same reason. */
export const stopsAll = (errors: SaveErrors, id: FormStepId): boolean => {
  const why = errors.find((error) => error.id === id)?.trouble.why
  return why !== undefined && why !== 'refused' && why !== 'answers'
}
