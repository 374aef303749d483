import type { appealPage as original } from '../he/appeal-page.ts'
import type { WordsLike } from '../words.ts'

export const appealPage: WordsLike<typeof original> = {
  lead: {
    RESULT_APPEAL: 'Tell us what you think is wrong in the result, and attach documents that show it.',
    PERSONAL_PARAMETER_CHANGE:
      'Tell us which personal details have changed, and attach documents that show it.',
  },
  once: 'Only one appeal can be submitted for an application, whatever its type. An appeal does not delay a payment or lower a scholarship.',
  places: {
    grounds: 'Subject of the appeal',
    figures: 'The correct figure, in your view',
    details: 'Your reasons',
    documents: 'Documents',
  },
  groundsHelp: 'You can choose several.',
  figuresHelp: 'Write the figure if you know it. It is optional.',
  detailsHelp: {
    RESULT_APPEAL: 'Write what is wrong, and why. Up to {max} characters.',
    PERSONAL_PARAMETER_CHANGE: 'Write what has changed, and since when. Up to {max} characters.',
  },
  documentsHelp: 'Attach up to {max} files. Without a new document the result usually stays the same.',
  document: 'Document {n}',
  nextDocument: 'Add document {n}',
  draft: {
    saved: 'What you filled in was saved in this browser at {time}. You have not submitted it yet.',
    restored: 'We have restored what you filled in before in this browser. You have not submitted it yet.',
    refused: 'This browser does not allow saving. Do not close the page before you submit.',
    offline:
      'There is no internet connection. What you filled in is saved in this browser, and you can submit it when the connection is back.',
  },
  send: 'Submit appeal',
  sending: 'Sending…',
  update: 'Send the update',
  cancelUpdate: 'Cancel the update',
  uploading: 'Wait until the files are uploaded, then send.',
  confirm: {
    header: 'Submit the appeal?',
    text: 'Only one appeal can be submitted. Until its review begins, and within the time for appeals, you can still update it.',
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
    title: 'The appeal you submitted',
    edit: 'Update the appeal',
    open: 'Until its review begins you can update the appeal.',
    closed: 'The appeal can no longer be changed. Only one appeal can be submitted for each application.',
    print: 'Print or save a copy',
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
    saved: 'Saved at {time}. The corrections have not been submitted yet.',
    saving: 'Saving…',
    notSaved: 'Not saved yet. We will save it when the connection is back.',
    send: 'Submit corrections',
    missingFiles: 'Attach a new file for every document that was returned.',
    confirm: {
      header: 'Submit the corrections?',
      text: 'The appeal can be corrected only once, and cannot be changed after that.',
      positive: 'Submit corrections',
      negative: 'Back to correcting',
    },
  },
  change: {
    once: 'A report is reviewed as an appeal, and only one appeal can be submitted for an application. It does not delay a payment or lower a scholarship.',
    places: {
      grounds: 'What has changed',
      figures: 'The figure after the change',
      details: 'Details of the change',
    },
    send: 'Submit report',
    confirm: {
      header: 'Submit the report?',
      text: 'The report is your one appeal. Until its review begins, and within the time for appeals, you can still update it.',
      positive: 'Submit report',
    },
    made: 'Your report was received',
  },
  conflictHeader: 'The appeal was changed elsewhere',
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
      title: 'Only students themselves submit an appeal',
      text: 'An appeal cannot be submitted, updated or corrected on behalf of a student.',
    },
  },
  failed: {
    title: 'We could not load the appeal',
    text: 'What you sent is safe with us. Try again in a moment.',
    notSent: 'It was not submitted',
    unanswered: 'We have no confirmation that what you sent arrived',
    unknown:
      'The server is not answering right now, so we do not know whether what you sent was received. Nothing was lost, and we will check again when the connection returns.',
    notThere:
      'We have checked: at this moment what you sent has not been received. Nothing was lost, and you can send again.',
  },
}
