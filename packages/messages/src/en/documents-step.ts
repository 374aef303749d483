import type { documentsStep as original } from '../he/documents-step.ts'
import type { WordsLike } from '../words.ts'

export const documentsStep: WordsLike<typeof original> = {
  summary: {
    missing: { one: '{count} item left to complete', other: '{count} items left to complete' },
    text: 'The list is based on your answers. Each document is saved as soon as it is uploaded, and you can go on from any device.',
    /** While earlier steps lack answers. */
    textSoFar:
      'This is the list by what you have answered so far, and it may still grow. Each document is saved as soon as it is uploaded.',
    toFirst: 'Go to the first missing item',
    elsewhere: 'All documents are here; answers are missing in other steps',
    unfinished: 'Still to be completed in other steps:',
    ready: 'Everything is ready to be sent',
    readyText: 'Look over your answers, then send. The application is reviewed only after you send it.',
    progress: '{done} of {total} complete',
  },
  overview: 'What is there and what is missing',
  sentByStudent: {
    title: 'Only the student can send the application',
    text: 'You can complete and save it for them. They send it from their own account.',
  },
  emailedAgain: 'You can ask for the list again in an hour',
  emailing: 'Sending the list…',
  connectionBroke: 'The connection was lost during the upload. We will try again when it is back',
  uploadBroke: 'The connection was lost during the upload and the file did not arrive. You can try again',
  placeChanged:
    'The upload stopped because the family details changed. If the file still belongs here, you can try again',
  uploadedFile: 'The uploaded file',
  sameFile:
    'The same file is attached to “{document}” too. If you chose it here by mistake, replace it; if it is right, you do not need to do anything',
  viewOnceSaved: 'The file can be viewed once the changes are saved',
  infected: {
    text: 'The file “{name}” was removed because malware was found in it.',
    replace: 'Upload another file',
    sent: 'Malware was found in the file “{name}”, and nobody can open it any more. If the document is needed, the application will be returned to you for correction',
  },
  removal: {
    header: 'Remove the file?',
    text: 'The file “{name}” will be deleted and cannot be brought back.',
    keep: 'Keep the file',
  },
  closed: {
    title: 'Registration has closed, and the application was not sent',
    allSaved:
      'Everything you filled in is saved. You can read and print it, but it can no longer be changed or sent.',
    unsaved:
      'What was saved before the closing remains, and you can read and print it. These answers were not saved in time, and are shown here only until the page is closed:',
    ask: 'An application that was not sent is not reviewed. If something kept you from sending it in time, write and tell us what happened.',
    toContact: 'Write to us about the application',
  },
  review: 'Check and send',
  lastCheck: {
    title: 'Last check before sending',
    lead: 'These answers and documents will be sent. Look them over, correct what needs correcting, and send at the end of the page.',
  },
  sending: 'Sending the application…',
  result: {
    mend: 'Nothing was lost. Each line leads to what has to be corrected:',
    sendAgain: 'Nothing was lost. Go back to the form and send again.',
    closed: 'The application was not sent. Nothing that was saved in it was deleted.',
    outdated:
      'The application was not sent, because details it depends on have changed since the page was opened. Reload the page; nothing that was saved is lost.',
    changed: 'What has changed; each line leads to its place:',
    unanswered: 'We have no confirmation that what you sent arrived',
    notThere: 'We have checked: at this moment what you sent has not been received.',
    unknown:
      'The server is not answering right now, so we do not know whether what you sent was received. We will check again when the connection returns.',
    again:
      'Nothing was lost. Go back to the form and send again: however often you do, it is received only once.',
    sentElsewhere: 'The application was already sent',
    sentElsewhereText:
      'It was sent before, perhaps from another window or another device. What has changed here since then is not part of it.',
    showSent: 'Show what was sent',
    back: 'Back to the form',
    toPersonalArea: 'To the personal area',
    next: 'What happens now',
  },
  copy: {
    download: 'Download a copy of the application (PDF)',
    first: 'Copy as first sent (PDF)',
    corrected: 'Copy with the corrections (PDF)',
    preparing: 'Preparing the copy…',
  },
  sent: {
    title: 'The application was sent',
    text: 'Its details can no longer be changed. You can view everything that you sent and download a copy.',
  },
}
