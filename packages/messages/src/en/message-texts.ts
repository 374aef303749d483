import type { messageTexts as original } from '../he/message-texts.ts'
import type { WordsLike } from '../words.ts'

export const messageTexts: WordsLike<typeof original> = {
  CODE_REGISTER: {
    sms: 'Your code to register with Milgo: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  },
  CODE_LOGIN: {
    sms: 'Your code to log in to Milgo: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  },
  CODE_RESET: {
    sms: 'Your code to choose a new Milgo password: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  },
  CODE_CONTACT: {
    subject: 'The code to confirm your new e-mail address at Milgo',
    body: [
      'Your code to confirm your new contact details at Milgo: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
    ],
    sms: 'Your code to confirm your new contact details at Milgo: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
  },
  CODE_BANK: {
    sms: '{code} is the code to confirm bank account {account} at Milgo, valid for {minutes} minutes. Not your account? Do not share the code, and contact us.',
  },
  PASSWORD_CHANGED: {
    subject: 'Your Milgo password was changed',
    body: [
      'The password of your account was changed, and every earlier login has ended.',
      'If it was not you, choose a new password on the login page at once (“Forgot password”) and contact us: {support}',
    ],
  },
  CONTACT_CHANGED: {
    subject: 'Your contact details at Milgo were updated',
    body: [
      'The e-mail address of your account was changed. From now on messages go to the new address.',
      'If you did not ask for this, contact us at once: {support}',
    ],
    sms: 'Milgo: the phone number of your account was changed. From now on codes and SMS go to the new number. If you did not ask for this, contact us at once: {support}',
  },
  REQUEST_SUBMITTED: {
    subject: 'Your scholarship application was received',
    body: [
      'Your scholarship application was received on {moment}.',
      'Application number: {number}',
      '{notices}',
      '{next}',
      'You can download a copy of the application, as it was sent, in your personal area.',
    ],
    sms: 'Milgo: your scholarship application was received on {moment}. A copy of it is in your personal area. Application number: {number}',
  },
  CORRECTION_RETURNED: {
    subject: 'Your scholarship application was returned for correction',
    body: [
      'We have looked at your application, and some documents need to be replaced. Submit the corrections in your personal area by {deadline}. You can correct only once. The documents and the reasons are in your personal area.',
      '{documents}',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: your application was returned for correction of documents. Submit the corrections in your personal area by {deadline}. Application number: {number}',
  },
  CORRECTION_CANCELLED: {
    subject: 'Your scholarship application needs no correction',
    body: [
      'We no longer need a correction, and there is nothing you need to do. The review goes on.',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: we no longer need a correction. There is nothing you need to do. Application number: {number}',
  },
  CORRECTION_LAPSED: {
    subject: 'The time to correct your scholarship application has passed',
    body: [
      'No corrections were submitted in time. The application is being reviewed as it is, and there is nothing you need to do.',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: the time for corrections has passed. Your application is being reviewed as it is. There is nothing you need to do. Application number: {number}',
  },
  CORRECTION_RECEIVED: {
    subject: 'The corrections to your scholarship application were received',
    body: [
      'The corrections were received on {moment}. These are the files that you submitted:',
      '{files}',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: the corrections to your application were received on {moment}. Application number: {number}',
  },
  CORRECTION_REMINDER: {
    subject: 'Reminder: your scholarship application is waiting for your corrections',
    body: [
      'Submit the corrections in your personal area by {deadline}. After that the application is reviewed as it is.',
      '{unsent}',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: a reminder. Submit the corrections in your personal area by {deadline}. {unsent} Application number: {number}',
  },
  APPEAL_RECEIVED: {
    subject: 'Your appeal was received',
    body: [
      'Your appeal was received on {moment}. Appeal number: {number}.',
      'The files you attached, each with its fingerprint (SHA-256): {files}',
      '{noFiles}',
      '{next}',
    ],
    sms: 'Milgo: your appeal was received on {moment}. Appeal number: {number}.',
  },
  APPEAL_UPDATED: {
    subject: 'Your appeal was updated',
    body: [
      'The update was received on {moment} and replaces what you sent before. Appeal number: {number}.',
      'The files you attached, each with its fingerprint (SHA-256): {files}',
      '{noFiles}',
      '{next}',
    ],
    sms: 'Milgo: the update of your appeal was received on {moment}. Appeal number: {number}.',
  },
  APPEAL_RETURNED: {
    subject: 'Your appeal was returned for correction',
    body: [
      'We have looked at your appeal, and some documents are missing or need to be replaced. Submit the corrections in your personal area by {deadline}. You can correct only once. The documents and the reasons are in your personal area.',
      '{documents}',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: your appeal was returned for correction of documents. Submit the corrections in your personal area by {deadline}. Application number: {number}',
  },
  APPEAL_RETURN_CANCELLED: {
    subject: 'Your appeal needs no correction',
    body: [
      'We no longer need a correction, and there is nothing you need to do. The review of the appeal goes on.',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: your appeal no longer needs a correction. There is nothing you need to do. Application number: {number}',
  },
  APPEAL_CORRECTION_LAPSED: {
    subject: 'The time to correct your appeal has passed',
    body: [
      'No corrections were submitted in time. The appeal is being reviewed as it is, and there is nothing you need to do.',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: the time to correct your appeal has passed. It is being reviewed as it is. There is nothing you need to do. Application number: {number}',
  },
  APPEAL_CORRECTION_RECEIVED: {
    subject: 'The corrections to your appeal were received',
    body: [
      'The corrections to your appeal were received on {moment}. These are the files that you submitted:',
      '{files}',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: the corrections to your appeal were received on {moment}. Application number: {number}',
  },
  APPEAL_CORRECTION_REMINDER: {
    subject: 'Reminder: your appeal is waiting for your corrections',
    body: [
      'Submit the corrections to your appeal in your personal area by {deadline}. After that the appeal is reviewed as it is.',
      '{unsent}',
      '{next}',
      'Application number: {number}',
    ],
    sms: 'Milgo: a reminder. Submit the corrections to your appeal in your personal area by {deadline}. {unsent} Application number: {number}',
  },
  DOCUMENT_LIST: {
    subject: 'The documents your scholarship application needs',
    body: [
      'Based on your answers so far, these are the documents to attach to the application:',
      '{documents}',
      'If the answers change, the list may change as well. PDF files, pictures and Excel sheets can be attached, up to {megabytes} MB per file.',
      'Application number: {number}',
    ],
  },
  FILE_INFECTED: {
    subject: 'A file of your scholarship application can no longer be opened',
    body: [
      'Malware was found in a file that you sent with your scholarship application:',
      '{files}',
      'Nobody can open the file any more. Everything else stays as it was sent.',
      'You do not need to do anything now: if the document is needed, the application will be returned to you for correction. Until then, please have another copy of it ready, from a device that was checked for malware.',
      'Questions? Write to {support}',
      'Application number: {number}',
    ],
    sms: 'Milgo: malware was found in a file of your scholarship application, and it can no longer be opened. You do not need to do anything now; the details are in our e-mail. Application number: {number}',
  },
  PROBLEM_REPORT: {
    subject: '[{ticket}] {subject}',
    body: ['{details}', '{text}'],
  },
  PROBLEM_REPORT_COPY: {
    subject: 'We have received your message, number {ticket}',
    body: [
      'We have received your message and will answer to the address you gave. If you write to us again about it, please mention the ticket number {ticket}.',
      '{details}',
      '{text}',
    ],
  },
  RESULT_PUBLISHED: {
    subject: 'There is a decision on your scholarship application',
    body: [
      'There is a decision on your scholarship application. The letter with the full decision is in your personal area.',
      'The personal area: {address}',
      'To protect your privacy, this message does not say what the decision is.',
      'Application number: {number}',
    ],
    sms: 'Milgo: there is a decision on your scholarship application. Read it in your personal area. Application number: {number}',
  },
  APPEAL_RESULT_PUBLISHED: {
    subject: 'There is a decision on your appeal',
    body: [
      'There is a decision on your appeal. The letter with the full decision is in your personal area.',
      'The personal area: {address}',
      'To protect your privacy, this message does not say what the decision is.',
      'Application number: {number}',
    ],
    sms: 'Milgo: there is a decision on your appeal. Read it in your personal area. Application number: {number}',
  },
  PAYMENT_RETURNED: {
    subject: 'The payment came back from the bank',
    body: [
      'The bank returned the payment for application {number}. The amount is reserved for you, and there is no deadline. Your personal area says what happened and what to do now.',
    ],
    sms: 'Milgo: the bank returned the payment for application {number}. The amount is reserved for you, and there is no deadline. Your personal area says what happened and what to do now.',
  },
  BANK_FIX_ASKED: {
    subject: 'The scholarship is waiting for a valid bank account',
    body: [
      'We have no account to which the payment for application {number} can be transferred. The amount is reserved for you, and there is no deadline. Give the account details in your personal area, and only there.',
    ],
    sms: 'Milgo: we have no account to which the payment for application {number} can be transferred. The amount is reserved for you, and there is no deadline. Give the account details in your personal area, and only there.',
  },
  BANK_FIX_RECEIVED: {
    subject: 'New bank details were received',
    body: [
      'We received new bank details for application {number}, and we are checking them.',
      'If it was not you who gave the details, write to us at once: {support}',
    ],
    sms: 'Milgo: we received new bank details for application {number}, and we are checking them. If it was not you who gave the details, write to us at once: {support}',
  },
  BANK_FIX_ACCEPTED: {
    subject: 'The new bank details were approved',
    body: [
      'The new bank details for application {number} were approved. The payment will be part of an upcoming transfer, and there is nothing you need to do.',
    ],
    sms: 'Milgo: the new bank details for application {number} were approved. The payment will be part of an upcoming transfer, and there is nothing you need to do.',
  },
  BANK_FIX_REMINDER: {
    subject: 'Reminder: the scholarship is waiting for a bank account',
    body: [
      'The payment for application {number} is still waiting for a valid bank account. The amount is reserved for you. Give the account details in your personal area, and only there.',
    ],
    sms: 'Milgo: the payment for application {number} is still waiting for a valid bank account. The amount is reserved for you. Give the account details in your personal area, and only there.',
  },
  STAFF_INVITATION: {
    subject: 'Your invitation to the Milgo office',
    body: [
      'Hello {name}, an account was opened for you in the Milgo office.',
      'To choose a password, open this link within 7 days: {link}',
      'At your first login you also set up an authenticator app. The link works once. If you did not expect this invitation, ignore it.',
    ],
  },
  STUDENT_ERASED: {
    subject: 'Your data at Milgo was erased',
    body: [
      'As you asked, we erased your details, your answers and the documents of application {number}. You can no longer log in.',
      'Only what the law requires is left, without your name or bank account: the number of the application, its history, the decision, the score and the amounts that were paid.',
      'If you did not ask for this, contact us at once: {support}',
    ],
  },
  ACCOUNT_ERASED: {
    subject: 'Your account at Milgo was erased',
    body: [
      'As you asked, we erased your account: identity number, phone, e-mail, the answers of the eligibility check and all messages. It had no application, and you can no longer log in to it.',
      'If you did not ask for this, contact us at once: {support}',
    ],
  },
  UNUSUAL_READING: {
    subject: 'Unusual reading of applications in the office',
    body: [
      'At {hour} on {day} there was reading that somebody should ask about:',
      '{readings}',
      'The entries are in the audit trail: {link}',
    ],
  },
}
