import type { MayEdit } from '@milgo/form/form-state.ts'
import type { Correction } from './correction.ts'
import { findReadOnlyReason, type Start } from './start.ts'

/** How the steps are shown: to be filled in, corrected, or only read, on their own page or in a window. */
export type StepShowing = {
  readonly mayEdit: MayEdit
  /** Without buttons nothing is saved or handed in, and every step may be opened. */
  readonly hidesButtons: boolean
  /** Why the form is read-only, if the page should say so. */
  readonly reason?: 'sent' | 'closed'
  /** Present for a returned request. */
  readonly correction?: Correction
}

export const toFillIn: StepShowing = { mayEdit: () => true, hidesButtons: false }

export const toLookAt: StepShowing = { mayEdit: () => false, hidesButtons: true }

/** Returns what a student may do, by the status of the request and the period. */
export const showingFor = (start: Start): StepShowing => {
  const reason = findReadOnlyReason(start)
  return reason === undefined ? toFillIn : { ...toLookAt, reason }
}
