import { applicationForm } from '@milgo/domain/application/form'
import type { DisabledFields } from '@milgo/form/form-state.ts'
import { findReadOnlyReason, type Start } from './start.ts'

/** How the steps are shown: to be filled in, or only to be looked at, on their own page or within a window. */
export type StepShowing = {
  /** By question: those that nobody may answer. */
  readonly disabledFields: DisabledFields
  /** Without buttons nothing is saved or handed in, and every step may be looked at. */
  readonly hidesButtons: boolean
  /** Why, where the page is to say so. */
  readonly reason?: 'sent' | 'closed'
}

export const toFillIn: StepShowing = { disabledFields: {}, hidesButtons: false }

export const toLookAt: StepShowing = {
  disabledFields: Object.fromEntries(applicationForm.questions.map(({ id }) => [id, true])),
  hidesButtons: true,
}

/** What the status of the request and the period leave a student. */
export const showingFor = (start: Start): StepShowing => {
  const reason = findReadOnlyReason(start)
  return reason === undefined ? toFillIn : { ...toLookAt, reason }
}
