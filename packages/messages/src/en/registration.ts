import type { registration as original } from '../he/registration.ts'
import type { WordsLike } from '../words.ts'

export const registration: WordsLike<typeof original> = {
  title: 'Scholarship application',
  requestNumber: 'Application number',
  stepBar: 'Steps of the application',
  next: 'Next',
  nextTo: 'Next: {step}',
  busy: 'One moment…',
  save: {
    savedAt: 'Autosaved at {time}',
    savedByHandAt: 'Saved at {time}',
    allSaved: 'Everything is saved',
    saving: 'Saving…',
    pending: 'Not saved yet – it will be in a moment',
    manual: 'Not saved yet – press “Save and close” or “Next”',
    unreachable: 'Could not save: no connection',
    unavailable: 'Could not save: the service is not available right now',
    sessionEnded: 'Could not save: your session has expired',
    otherSession: 'Not saved: there was a new login in this browser. Reload the page',
    conflict: 'Not saved: the answers were changed elsewhere',
    newer: 'The answers were changed in another window',
    malformed: 'Saved, except a field that is not valid',
    answers: 'Saved, except the marked answers',
    refused: 'Not saved: {reason}',
    delayed: 'Everything is saved, but we could not continue. Try again in a moment',
    storedOnDevice: {
      unreachable: 'Stored on this device only – no connection',
      unavailable: 'Stored on this device only – service is down',
      sessionEnded: 'Stored on this device only – session expired',
    },
    storedNowhere: 'Not saved, not even on this device. Do not close the page',
    uploading: 'Uploading files…',
    uploadsWaiting: 'Files not uploaded yet – no connection',
    storedHere:
      'Your answers will be sent automatically as soon as possible, even if you close the page and come back on this device.',
    anywhere:
      'You can close this and go on from any device. Even if the connection drops, what you typed stays stored here.',
  },
  restored: {
    text: 'We brought back answers that you typed and that had not been saved.',
    close: 'Close this message',
  },
  conflictHeader: 'The answers of “{step}” were changed elsewhere',
  leave: {
    header: 'Some answers have not been saved yet',
    text: 'They stay on this device and will be offered when you come back. Leave anyway?',
    logOutText: 'Logging out deletes them from this device. Leave anyway?',
    actingText:
      'What is not saved will be lost: nothing is saved automatically while you act for a student. To save it, stay and press “Save and close”. Leave without saving?',
    stay: 'Stay in the form',
    leave: 'Leave',
    uploads: {
      header: 'Some files are still being uploaded',
      lost: 'Files that are not fully uploaded will not be saved, and you will have to choose them again.',
      anyway: 'Leave anyway?',
    },
    sending: {
      header: 'The application is being sent',
      text: 'If you leave now, you will not see here whether it was received. Once it is, a message will arrive by e-mail and SMS. Leave anyway?',
    },
  },
  uploads: {
    running: 'Some files are still being uploaded. You can send when the upload has finished',
    waiting:
      'There is no internet connection. The files will be uploaded when it is back, and then you can send',
  },
  readOnly: {
    title: 'This application is open for reading only',
    sent: 'The application was already sent, so its details cannot be changed.',
    closed: 'Registration is not open now, so the details cannot be changed.',
    returned: 'Only the documents that were returned can be changed, in the last step.',
  },
  loadFailed: 'The application did not load',
  loadFailedText: 'What was saved is not lost. Try again in a moment.',
  hebrewBirthdayHelp: 'Computed automatically. Born after sunset? You can correct it',
  serviceMonthsHelp: 'Up to {max} months: the time since the age of 16',
  certificateHelp:
    'Changing this answer removes the death certificate or lawyer’s declaration that you attached. If a document is needed instead, you will have to attach it',
  siblingsHelp:
    'If the number changes, the siblings’ study confirmations that were uploaded are removed and must be uploaded again',
  accountOffer: {
    seems:
      'You seem to have entered three details together here: {bank} ({number}), branch {branch}, account {account}.',
    apply: 'Fill in the three fields',
  },
  bankReadBack: {
    title: 'Where the money goes if a scholarship is granted',
    lead: 'Compare digit by digit with the confirmation of your account.',
    confirm: 'I have checked: bank, branch and account number are correct',
    missing: 'To send, confirm that the bank details are correct',
  },
  neighborhoodHelp: 'The score also depends on the locality, so please check it.',
  prepare: {
    title: 'What to have ready for the next step',
    bank: 'Branch and account number of an account in your name.',
    family: 'Details of your family: children, siblings, disability in the family.',
    documents: 'Pictures of ID cards and confirmations. The list of documents follows from your answers.',
  },
  check: {
    title: 'All your answers',
    lead: 'Everything you filled in, in one place, to read and print. You can go back to every step and correct it.',
    change: 'Change',
    changeStep: 'Change {step}',
    show: 'Show',
    showStep: 'Show {step}',
    close: 'Close',
    print: 'Print',
    back: 'Back to the form',
    link: 'Read and print all answers',
    missing: { one: '{count} item missing', other: '{count} items missing' },
    complete: 'Complete',
  },
}
