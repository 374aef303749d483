import type { formModals as original } from '../he/form-modals.ts'
import type { WordsLike } from '../words.ts'

export const formModals: WordsLike<typeof original> = {
  sendBackFromRepair: {
    header: 'Submit corrections',
    text: 'Once they are submitted, the application cannot be corrected again. Submit the corrections?',
    positive: 'Submit corrections',
    negative: 'Cancel',
  },
  preSubmitRequest: {
    header: 'Confirm before sending',
    text: 'After sending, the details cannot be changed. An application can be corrected only once, if it is returned. Send it?',
    positive: 'Send application',
    negative: 'Cancel',
  },
  dontForgetToSubmit: {
    header: 'The application has not been sent yet – don’t forget to send it',
    text: 'Your details and documents are saved, but the application is checked only after it is sent',
    positive: 'Stay in the form',
    negative: 'Exit',
  },
  dontForgetToSubmitReturnedToRepair: {
    header: 'The corrections have not been submitted yet – don’t forget to submit them',
    text: 'The corrections are saved, but are checked only if submitted before the deadline',
    positive: 'Stay in the form',
    negative: 'Exit',
  },
  exitRegistration: {
    header: 'Exit the form',
    text: 'Your data is saved, but your application has not been sent yet. You can come back and continue at any time until registration closes',
    positive: 'Exit',
    negative: 'Continue filling in the form',
  },
}
