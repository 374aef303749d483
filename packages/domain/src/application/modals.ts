import { lastStep, type StepNumber } from './steps.ts'

/** The keys of the form's modal windows. Their texts are settings. */
export const formModals = [
  'sendBackFromRepair',
  'preSubmitRequest',
  'dontForgetToSubmit',
  'dontForgetToSubmitReturnedToRepair',
  'exitRegistration',
] as const
export type FormModal = (typeof formModals)[number]

/** What the student did: Save-and-close (after the save), Send, or leaving the form. */
export type FormEvent = 'savedAndClosed' | 'send' | 'leave'

type FormState = { readonly step: StepNumber; readonly isFixMode: boolean; readonly isSent: boolean }

/** Returns the reminder of the last step while the request or the correction has not been sent. */
const unsentReminder = ({ step, isFixMode, isSent }: FormState): FormModal | undefined => {
  if (step !== lastStep.number || isSent) return undefined
  return isFixMode ? 'dontForgetToSubmitReturnedToRepair' : 'dontForgetToSubmit'
}

/** Returns the modal that opens; undefined if none is needed. */
export const modalFor = (event: FormEvent, state: FormState): FormModal | undefined => {
  switch (event) {
    case 'savedAndClosed':
      return unsentReminder(state) ?? 'exitRegistration'
    case 'send':
      return state.isFixMode ? 'sendBackFromRepair' : 'preSubmitRequest'
    case 'leave':
      return unsentReminder(state)
  }
}

/** Returns whether the positive button of the modal stays in the form, as that of a reminder does. */
export const staysOnPositive = (modal: FormModal): boolean =>
  modal === 'dontForgetToSubmit' || modal === 'dontForgetToSubmitReturnedToRepair'
