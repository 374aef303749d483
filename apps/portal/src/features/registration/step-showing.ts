import type { MayEdit } from '@milgo/form/form-state.ts'
import type { Correction } from './correction.ts'
import { findReadOnlyReason, type Start } from './start.ts'

/** How the steps are shown: to be filled in, corrected, or only to be looked at, on their own page or within a window. */
export type StepShowing = {
  readonly mayEdit: MayEdit
  /** Without buttons nothing is saved or handed in, and every step may be looked at. */
  readonly hidesButtons: boolean
  /** Why, where the page is to say so. */
  readonly reason?: 'sent' | 'closed'
  /** Of a request that was sent back. */
  readonly correction?: Correction
}

export const toFillIn: StepShowing = { mayEdit: () => true, hidesButtons: false }

export const toLookAt: StepShowing = { mayEdit: () => false, hidesButtons: true }

/** What the status of the request and the period leave a student. */
export const showingFor = (start: Start): StepShowing => {
  const reason = findReadOnlyReason(start)
  return reason === undefined ? toFillIn : { ...toLookAt, reason }
}
