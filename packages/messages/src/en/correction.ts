/** What the form says while a request that was sent back is corrected. */
export const correction = {
  title: { one: 'One document needs to be replaced', other: '{count} documents need to be replaced' },
  undeclared: 'Only the declaration is left to tick',
  ready: 'Everything is ready to submit',
  lead: 'We have checked your application. Replace only the documents shown here; nothing else needs to change.',
  once: 'You can correct only once, and all corrections are submitted together. If you do not submit in time, the application is reviewed as it is.',
  asked: 'Returned to you on {date} at {hour}',
  progress: '{done} of {total} replaced',
  unsent: 'What you uploaded is saved, but it has not been submitted yet.',
  replaced: 'Replaced',
  missing: 'Waiting for a new file',
  sentFile: 'The file you sent',
  noSentFile: 'The file you sent cannot be shown',
  newFile: 'The new file',
  declaration: 'Declaration before you submit',
  others: 'Other documents – no change needed',
  willSend: 'These files will be submitted:',
  sending: 'Submitting your corrections…',
  sentByStudent: {
    title: 'Only the student can submit the corrections',
    text: 'You can upload files and save for them. They submit from their own account.',
  },
  end: {
    header: 'Submit corrections',
    sent: 'Your corrections were received',
    sentAt: 'Received on {date} at {hour}. The receipt was also sent to you by e-mail and SMS.',
    files: 'The files you submitted',
    file: '{document}: {name}',
    sentElsewhere: 'The corrections were already submitted',
    sentElsewhereText:
      'They were submitted before, perhaps from another window or another device. What has changed here since then is not part of them.',
    lapsed: 'The time to correct is over',
    lapsedText:
      'Your application went back to review as it is. Files that you uploaded and did not submit stay with it, and reviewers see them marked as not submitted. A file that was still uploading was not added.',
    cancelled: 'Nothing needs to be corrected',
    cancelledText:
      'The return was cancelled, and the review of your application goes on. Files that you uploaded stay with it, and reviewers see them.',
    toPersonalArea: 'To the personal area',
  },
} as const
