import { lastStep, type StepNumber } from './steps.ts'

/** The modal windows of the form. Their words are settings; these are their keys. */
export const formModals = [
  'sendBackFromRepair',
  'preSubmitRequest',
  'dontForgetToSubmit',
  'dontForgetToSubmitReturnedToRepair',
  'exitRegistration',
] as const
export type FormModal = (typeof formModals)[number]

/** What the student did: Save-and-close (after the save), Send, or going elsewhere. */
export type FormEvent = 'savedAndClosed' | 'send' | 'leave'

type Standing = { readonly step: StepNumber; readonly isFixMode: boolean; readonly isSent: boolean }

/** Of the last step, while what it is for has not been done. */
const unsentReminder = ({ step, isFixMode, isSent }: Standing): FormModal | undefined => {
  if (step !== lastStep.number || isSent) return undefined
  return isFixMode ? 'dontForgetToSubmitReturnedToRepair' : 'dontForgetToSubmit'
}

/** Which modal opens; none when the student may simply go. */
export const modalFor = (event: FormEvent, standing: Standing): FormModal | undefined => {
  switch (event) {
    case 'savedAndClosed':
      return unsentReminder(standing) ?? 'exitRegistration'
    case 'send':
      return standing.isFixMode ? 'sendBackFromRepair' : 'preSubmitRequest'
    case 'leave':
      return unsentReminder(standing)
  }
}

/** Whether its positive button means to stay in the form: a reminder is there to be heeded. */
export const staysOnPositive = (modal: FormModal): boolean =>
  modal === 'dontForgetToSubmit' || modal === 'dontForgetToSubmitReturnedToRepair'
