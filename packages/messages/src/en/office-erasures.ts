import type { officeErasures as original } from '../he/office-erasures.ts'
import type { WordsLike } from '../words.ts'

export const officeErasures: WordsLike<typeof original> = {
  title: 'Erasures',
  text: 'Students who asked us to erase their data. One manager records it, and another carries it out.',
  ask: {
    title: 'Record that a student asked to be erased',
    number: 'Application number',
    numberHelp:
      'As shown with the application: period, hyphen and six digits. A draft that was never sent can be erased too.',
    numberMissing: 'Write the number of the application',
    reason: 'How and when the student asked',
    reasonMissing: 'Write how the student asked',
    stays:
      'After the erasure only the application number, its history, the decision, the score and the amounts paid are left, without a name or details. An erasure cannot be undone.',
    send: 'Record it',
    sending: 'Recording…',
    failed: 'It was not recorded',
    done: 'It was recorded and waits for another manager',
  },
  waiting: {
    title: 'Waiting for a second person',
    none: 'No erasure waits.',
    draft: 'Draft',
    erase: 'Erase',
    eraseOne: 'Erase the student of application {number}',
    refuse: 'Refuse',
    refuseOne: 'Refuse the erasure of application {number}',
    own: 'You recorded this: another manager has to carry it out',
    failed: 'This was not done',
  },
  past: { title: 'Decided', none: 'No erasure was decided yet.' },
  columns: {
    request: 'Application',
    student: 'Student',
    reason: 'How they asked',
    askedBy: 'Recorded by',
    askedAt: 'At',
    action: 'Action',
    outcome: 'Outcome',
    decidedBy: 'By',
    decidedAt: 'When',
  },
  outcomes: { ERASED: 'Erased', REFUSED: 'Refused' },
  confirm: {
    title: 'Erase the data of application {number}?',
    text: 'Name, answers, documents and messages are erased for good, and the account is closed at once. The student is told by e-mail.',
    erase: 'Erase for good',
    cancel: 'Cancel',
  },
  wouldErase: {
    title: 'What would be erased now',
    copies: { one: 'One copy of what was sent', other: '{count} copies of what was sent' },
    files: { one: 'One file', other: '{count} files' },
    messages: { one: 'One message', other: '{count} messages' },
    letters: { one: 'One result letter', other: '{count} result letters' },
    appeals: { one: 'One version of an appeal', other: '{count} versions of an appeal' },
    notes: { one: 'One internal note', other: '{count} internal notes' },
  },
  retention: {
    title: 'What is erased by itself',
    text: 'The system erases drafts within minutes after their time, and bank details in the night after it. This is a trial count: nothing is changed by looking at it.',
    drafts: 'Drafts of closed periods that will be erased within a day',
    noDrafts: 'No draft will be erased within a day.',
    later: 'What will be erased later',
    period: 'Period',
    count: 'Drafts',
    files: 'Files',
    noBankDetails: 'No refused application has bank details.',
    bankDetails: {
      one: 'The bank details of one refused application are erased the night after its appeal days are over.',
      other:
        'The bank details of {count} refused applications are erased, each the night after its appeal days are over.',
    },
  },
  erased: 'The data was erased, and the student is told by e-mail',
  refused: 'The erasure was refused',
}
