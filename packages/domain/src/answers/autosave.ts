import type { FormStep } from './stepped-form.ts'

export const autosaveIntervalMs = 10_000

/**
 * Returns whether to save now: a step with autosave has changed, no call is under way and no staff member is acting.
 * Documents are never autosaved. The step that is shown does not matter, so that earlier answers are saved while the
 * student looks at the documents.
 */
export const isAutosaveDue = (state: {
  readonly changed: readonly Pick<FormStep, 'isAutosaved'>[]
  readonly isActing: boolean
  readonly isLoading: boolean
}): boolean => state.changed.some(({ isAutosaved }) => isAutosaved) && !state.isLoading && !state.isActing
