import type { contact as original } from '../he/contact.ts'
import type { WordsLike } from '../words.ts'

export const contact: WordsLike<typeof original> = {
  lead: 'Tell us what happened and we will answer by e-mail. Have a look at the questions and answers first: most questions are answered there at once.',
  toFaq: 'Questions about the portal',
  toScholarshipFaq: 'Questions about the scholarship',
  formTitle: 'Write to support',
  topic: 'Topic',
  topicPlaceholder: 'Choose a topic',
  from: 'E-mail for our answer',
  requestNumber: 'Application number',
  requestNumberHelp: 'If you have one. It is in your personal area and in our messages.',
  subject: 'Subject',
  body: 'What happened?',
  bodyHelp:
    'Which page you were on, what you tried to do and what you saw. Please do not include passwords, codes or account numbers.',
  website: 'Leave this field empty',
  send: 'Send',
  sending: 'Sending…',
  errorsTitle: 'Your message was not sent. Please correct these fields:',
  answerTimes: 'We answer within {shortest} to {longest} working days, depending on the topic.',
  answerTime: {
    one: 'We answer within one working day.',
    other: 'We answer within {count} working days.',
  },
  copyNote: 'A copy goes to the e-mail of your account: {email}',
  offline: 'You are offline. What you wrote is saved here; send it when the connection is back.',
  notSent: 'Your message was not sent, and what you wrote is saved here.',
  done: {
    title: 'Thank you, we have your message',
    number: 'Your ticket number:',
    answerTo: 'The answer goes to {email}.',
    copy: 'A copy was sent to {email}.',
    again: 'Write another message',
  },
  ways: {
    title: 'Other ways',
    email: 'E-mail',
    phone: 'Phone',
    accessibility: 'Accessibility coordinator',
    accessibilityText:
      'Is something in the portal not accessible to you? Choose the topic “Accessibility”. Would you rather talk? Write your phone number in your message and we will call.',
  },
  topics: {
    APPLICATION: 'Filling in the application',
    DOCUMENTS: 'Documents',
    LOGIN: 'Logging in',
    RESULT: 'Result or appeal',
    PAYMENT: 'Payment and bank details',
    ACCESSIBILITY: 'Accessibility',
    PRIVACY: 'Privacy and my data',
    OTHER: 'Something else',
  },
}
