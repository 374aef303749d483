import type { StepNumber } from './steps.ts'

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

/** Which modal opens; none when the student may simply go. */
export const modalFor = (
  event: FormEvent,
  standing: { readonly step: StepNumber; readonly isFixMode: boolean; readonly isSent: boolean },
): FormModal | undefined => {
  switch (event) {
    case 'savedAndClosed':
      return 'exitRegistration'
    case 'send':
      return standing.isFixMode ? 'sendBackFromRepair' : 'preSubmitRequest'
    case 'leave':
      if (standing.step !== 4 || standing.isSent) return undefined
      return standing.isFixMode ? 'dontForgetToSubmitReturnedToRepair' : 'dontForgetToSubmit'
  }
}
