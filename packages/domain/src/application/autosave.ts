import type { StepNumber } from './steps.ts'

export const autosaveIntervalMs = 10_000

/** Only what changed, when nothing is under way; never the documents, never for a staff member who looks in. */
export const isAutosaveDue = (standing: {
  readonly step: StepNumber
  readonly isActing: boolean
  readonly hasChanged: boolean
  readonly isLoading: boolean
}): boolean => standing.hasChanged && !standing.isLoading && !standing.isActing && standing.step !== 4
