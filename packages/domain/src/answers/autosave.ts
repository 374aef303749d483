import type { FormStep } from './stepped-form.ts'

export const autosaveIntervalMs = 10_000

/**
 * Only what changed, when nothing is under way; never the documents, never for a staff member who looks in. The step
 * that is shown does not matter: what was typed before does not wait while the documents are looked at.
 */
export const isAutosaveDue = (standing: {
  readonly changed: readonly Pick<FormStep, 'isAutosaved'>[]
  readonly isActing: boolean
  readonly isLoading: boolean
}): boolean =>
  standing.changed.some(({ isAutosaved }) => isAutosaved) && !standing.isLoading && !standing.isActing
