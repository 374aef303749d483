import type { documentsStep as original } from '../he/documents-step.ts'
import type { WordsLike } from '../words.ts'

export const documentsStep: WordsLike<typeof original> = {
  missing: { one: '{count} item missing', other: '{count} items missing' },
  complete: 'Complete',
  summary: {
    missing: { one: '{count} item left to complete', other: '{count} items left to complete' },
    text: 'The list follows your answers. Each document is saved as soon as it is uploaded, and you can go on from any device.',
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
  connectionBroke: 'The connection broke during the upload. We will try again when it is back',
  uploadBroke: 'The connection broke during the upload and the file did not arrive. You can try again',
  placeChanged:
    'The upload stopped because the family details changed. If the file still belongs here, you can try again',
  uploadedFile: 'The uploaded file',
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
  review: 'Check and send',
  lastCheck: {
    title: 'Last check before sending',
    lead: 'These answers and documents will be sent. Look them over, correct what needs it, and send at the end of the page.',
  },
  sending: 'Sending the application…',
  result: {
    mend: 'Nothing was lost. Each line leads to what has to be corrected:',
    kept: 'Nothing was lost. Go back to the form and send again.',
    closed: 'The application was not sent. What was saved of it was not deleted.',
    outdated:
      'The application was not sent, because details it depends on have changed since the page was opened. Reload the page; nothing that was saved is lost.',
    changed: 'What has changed; each line leads to its place:',
    unanswered: 'We have no confirmation that the application arrived',
    notThere: 'We have checked: at this moment the application has not been received.',
    unknown: 'The service does not answer right now, so it is not known whether the application was sent.',
    again:
      'Nothing was lost. Go back to the form and send again: however often you do, it is sent only once.',
    sentElsewhere: 'The application was already sent',
    sentElsewhereText:
      'It was sent before, perhaps from another window or another device. What has changed here since is not part of it.',
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
