import type { appealPage as original } from '../he/appeal-page.ts'
import type { WordsLike } from '../words.ts'

export const appealPage: WordsLike<typeof original> = {
  lead: {
    RESULT_APPEAL: 'Tell us what you think is wrong in the result, and attach documents that show it.',
    PERSONAL_PARAMETER_CHANGE:
      'Tell us which personal details have changed, and attach documents that show it.',
  },
  once: 'Only one appeal can be made for an application, whatever its type. An appeal does not delay a payment or lower a scholarship.',
  places: {
    grounds: 'Subject of the appeal',
    figures: 'The right figure, in your view',
    details: 'Your reasons',
    documents: 'Documents',
  },
  groundsHelp: 'You can choose several.',
  figuresHelp: 'Write the figure if you know it. It is optional.',
  detailsHelp: 'Write what is wrong, and why. Up to {max} characters.',
  detailsLeft: '{count} characters left',
  documentsHelp: 'Attach up to {max} files. Without a new document the result usually stays the same.',
  document: 'Document {n}',
  nextDocument: 'Add document {n}',
  draft: {
    saved: 'Saved in this browser at {time}. The appeal was not sent yet.',
    restored: 'We have restored what you filled in before in this browser. The appeal was not sent yet.',
    refused: 'This browser does not allow saving. Do not close the page before you send.',
    offline:
      'There is no internet connection. What you filled in is saved in this browser, and you can send it when the connection is back.',
  },
  send: 'Submit appeal',
  sending: 'Sending',
  update: 'Send the update',
  cancelUpdate: 'Cancel the update',
  uploading: 'Wait until the files are uploaded, then send.',
  confirm: {
    header: 'Send the appeal?',
    text: 'Only one appeal can be made. Until its review begins, and within the time for appeals, you can still update it.',
    positive: 'Submit appeal',
    negative: 'Back to editing',
  },
  confirmUpdate: {
    header: 'Send the update?',
    text: 'The update replaces what you sent before.',
    positive: 'Send the update',
    negative: 'Back to editing',
  },
  receipt: {
    made: 'Your appeal was received',
    updated: 'The update was received',
    corrected: 'The corrections to your appeal were received',
    text: 'We have sent you a confirmation by e-mail and SMS.',
    number: 'Appeal number',
    sentAt: 'Received on {moment}',
    files: 'The files we received',
    noFiles: 'No files were attached.',
    hash: 'Fingerprint of the file (SHA-256)',
    toArea: 'To the personal area',
  },
  sent: {
    title: 'The appeal you made',
    edit: 'Update the appeal',
    open: 'Until its review begins you can update the appeal.',
    closed:
      'The appeal is being reviewed and cannot be changed. Only one appeal can be made for an application.',
    what: 'What you asked for',
    openFile: 'Download the file: {name}',
  },
  fix: {
    title: 'Correct the appeal',
    lead: 'We have looked at your appeal, and some documents need to be replaced or added. You can correct it only once.',
    comment: 'A note from the review',
    sentFile: 'The file you sent: {name}',
    missing: 'This document was not attached to the appeal',
    newFile: 'The new file',
    replaced: 'A new file is attached',
    notReplaced: 'A new file is still missing',
    others: 'Files that stay as they were sent',
    details: 'You can add an explanation to your reasons',
    left: '{count} documents left to correct',
    saved: 'Saved at {time}. The correction was not sent yet.',
    saving: 'Saving',
    notSaved: 'Not saved yet. We will save it when the connection is back.',
    send: 'Send the corrections',
    missingFiles: 'Attach a new file for every document that was sent back.',
    confirm: {
      header: 'Send the corrections?',
      text: 'The appeal can be corrected only once, and after sending it cannot be changed.',
      positive: 'Send the corrections',
      negative: 'Back to correcting',
    },
  },
  states: {
    notYet: {
      title: 'There is no result to appeal yet',
      text: 'You can appeal after the result is published and appeals have opened. We will write to you by e-mail and SMS.',
    },
    over: {
      title: 'You cannot appeal now',
      text: 'Your time to appeal is over or has not begun. The exact date is in the personal area and in the result letter.',
    },
    acting: {
      title: 'Appeals are made by the students themselves',
      text: 'An appeal cannot be made, updated or corrected on behalf of a student.',
    },
  },
  failed: {
    title: 'We could not load the appeal',
    text: 'What you sent is safe with us. Try again in a moment.',
    notSent: 'The appeal was not sent',
  },
}
