import type { letters as original } from '../he/letters.ts'
import type { WordsLike } from '../words.ts'

export const letters: WordsLike<typeof original> = {
  code: {
    register:
      'Your code to register with Milgo: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
    login:
      'Your code to log in to Milgo: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
    reset:
      'Your code to choose a new Milgo password: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
    bank: '{code} is the code to confirm new bank details at Milgo. It is valid for {minutes} minutes. If you did not ask for it, give it to nobody and write to us.',
    contact:
      'Your code to confirm your new contact details at Milgo: {code}. It is valid for {minutes} minutes. Do not share it with anyone.',
    contactSubject: 'The code to confirm your new e-mail address at Milgo',
  },
  bankFix: {
    returned: {
      subject: 'The payment came back from the bank',
      text: 'The bank sent the payment of application {number} back. The amount is reserved for you. The personal area says what happened and what to do now.',
    },
    asked: {
      subject: 'The scholarship waits for a valid bank account',
      text: 'The payment could not be made to the account that we have. The amount is reserved for you. Details of another account are given only in the personal area.',
    },
    received: {
      subject: 'New bank details were received',
      text: 'We received new bank details for application {number}, and we are checking them.',
    },
    accepted: {
      subject: 'The new bank details were approved',
      text: 'The new bank details were approved. The payment will be part of the next transfer.',
    },
    reminder: {
      subject: 'Reminder: the scholarship waits for a bank account',
      text: 'The payment of application {number} still waits for a valid bank account. Give the details in the personal area.',
    },
    notYou: 'If it was not you who gave the details, write to us at once: {support}',
  },
  contactChanged: {
    subject: 'Your contact details at Milgo were updated',
    phone: 'The phone number of your account was changed. From now on codes and SMS go to the new number.',
    email: 'The e-mail address of your account was changed. From now on messages go to the new address.',
    notYou: 'If you did not ask for this, contact us at once: {support}',
  },
  staffInvitation: {
    subject: 'Your invitation to the Milgo office',
    opened: 'Hello {name}, an account was opened for you in the Milgo office.',
    link: 'To choose a password, open this link within 7 days: {link}',
    once: 'At your first login you also set up an authenticator app. The link works once. If you did not expect this invitation, ignore it.',
  },
  unusualReading: {
    subject: 'Unusual reading of applications in the office',
    opened: 'At {hour} on {date} there was reading that somebody should ask about:',
    line: '{name}: {what}',
    link: 'The entries are in the audit trail: {link}',
  },
  passwordChanged: {
    subject: 'Your Milgo password was changed',
    done: 'The password of your account was changed, and every earlier login has ended.',
    notYou:
      'If you did not change it, restore your password on the login page at once and contact us: {support}',
  },
  studentErased: {
    subject: 'Your data at Milgo was erased',
    done: 'As you asked, we erased your details, your answers and the documents of application {number}. You can no longer log in.',
    stays:
      'Only what the law requires is left, without your name or bank account: the number of the application, the decision and the amounts that were paid.',
    notYou: 'If you did not ask for this, contact us at once: {support}',
  },
  problemReport: {
    topic: 'Topic: {topic}',
    from: 'From: {from}',
    fromAccount: 'From: {from}, logged in to an account',
    copySubject: 'We have received your message, number {ticket}',
    copyText:
      'We have received your message and will answer to the address you gave. If you write to us again about it, please name the ticket number {ticket}.',
  },
  requestSubmitted: {
    subject: 'Your scholarship application was received',
    received: 'Your scholarship application was received on {moment}.',
    copy: 'A copy of the application as it was sent can be downloaded in the personal area.',
    sms: 'Milgo: your scholarship application was received on {moment}. A copy of it is in your personal area.',
  },
  corrections: {
    returned: {
      subject: 'Your scholarship application was sent back for correction',
      text: 'We have looked at your application, and some documents need to be replaced. You can correct it once, until {deadline}. The documents and the reasons are in your personal area.',
      sms: 'Milgo: your application was sent back to correct documents. Correct and send it until {deadline} in your personal area.',
    },
    cancelled: {
      subject: 'Your scholarship application needs no correction',
      text: 'We no longer need a correction, and there is nothing you need to do. The review goes on.',
      sms: 'Milgo: we no longer need a correction. There is nothing you need to do.',
    },
    lapsed: {
      subject: 'The time to correct your scholarship application has passed',
      text: 'No correction was sent in time. The application is being reviewed as it is.',
      sms: 'Milgo: the time for corrections has passed. Your application is being reviewed as it is.',
    },
    received: {
      subject: 'The corrections to your scholarship application were received',
      text: 'The corrections were received on {moment}. These are the files that you sent:',
      sms: 'Milgo: the corrections to your application were received on {moment}.',
    },
    reminder: {
      subject: 'Reminder: your scholarship application waits for your correction',
      text: 'You can send the correction until {deadline}. After that the application is reviewed as it is.',
      sms: 'Milgo: a reminder, you can send the correction until {deadline}.',
    },
    unsent: 'You have uploaded new files, but the correction was not sent yet.',
    askedDocument: '{document}: {reason}.',
    file: '{document}: {name}',
  },
  appeals: {
    received: {
      subject: 'Your appeal was received',
      text: 'Your appeal was received on {moment}. Appeal number: {number}.',
      sms: 'Milgo: your appeal was received on {moment}. Appeal number: {number}.',
    },
    updated: {
      subject: 'Your appeal was updated',
      text: 'The update was received on {moment} and replaces what you sent before. Appeal number: {number}.',
      sms: 'Milgo: the update of your appeal was received on {moment}. Appeal number: {number}.',
    },
    files: 'The files you attached, each with its fingerprint (SHA-256):',
    noFiles: 'No files were attached.',
    file: '{name}: {hash}',
  },
  appealCorrections: {
    returned: {
      subject: 'Your appeal was sent back to correct documents',
      text: 'We have looked at your appeal, and some documents are missing or need to be replaced. You can correct it once, until {deadline}. The documents and the reasons are in your personal area.',
      sms: 'Milgo: your appeal was sent back to correct documents. Correct and send it until {deadline} in your personal area.',
    },
    cancelled: {
      subject: 'Your appeal needs no correction',
      text: 'We no longer need a correction, and there is nothing you need to do. The review of the appeal goes on.',
      sms: 'Milgo: your appeal no longer needs a correction. There is nothing you need to do.',
    },
    lapsed: {
      subject: 'The time to correct your appeal has passed',
      text: 'No correction was sent in time. The appeal is being reviewed as it is.',
      sms: 'Milgo: the time to correct your appeal has passed. It is being reviewed as it is.',
    },
    received: {
      subject: 'The corrections to your appeal were received',
      text: 'The corrections to your appeal were received on {moment}. These are the files that you sent:',
      sms: 'Milgo: the corrections to your appeal were received on {moment}.',
    },
    reminder: {
      subject: 'Reminder: your appeal waits for your correction',
      text: 'You can send the correction of your appeal until {deadline}. After that the appeal is reviewed as it is.',
      sms: 'Milgo: a reminder, you can send the correction of your appeal until {deadline}.',
    },
    document: 'Document {n} of the appeal',
  },
  requestNumber: 'Application number: {number}',
  documentList: {
    subject: 'The documents your scholarship application needs',
    needed: 'Based on your answers so far, these are the documents to attach to the application:',
    optional: '{document} (optional)',
    mayChange:
      'If the answers change, the list may change as well. PDF files, pictures and Excel sheets can be attached, up to {megabytes} MB per file.',
  },
  fileInfected: {
    subject: 'A file of your scholarship application can no longer be opened',
    found: 'Malware was found in a file that you sent with your scholarship application:',
    file: '{document}: {name}',
    closed: 'Nobody can open the file any more. Everything else stays as it was sent.',
    next: 'You do not need to do anything now: if the document is needed, the application will be returned to you for correction. Until then, please have another copy of it ready, from a device that was checked for malware.',
    contact: 'Questions? Write to {support}',
    sms: 'Milgo: malware was found in a file of your scholarship application, and it can no longer be opened. See the e-mail for details.',
  },
  /** Says that there is an answer, and never which. */
  resultPublished: {
    subject: 'There is an answer to your scholarship application',
    text: 'There is an answer to your scholarship application. The letter with the full answer is in your personal area.',
    appealSubject: 'There is an answer to your appeal',
    appealText:
      'There is an answer to your appeal. The letter with the full answer is in your personal area.',
    where: 'The personal area: {address}',
    private: 'To protect your privacy, this message does not say what the answer is.',
    sms: 'Milgo: there is an answer to your scholarship application. Read it in your personal area.',
    appealSms: 'Milgo: there is an answer to your appeal. Read it in your personal area.',
  },
  footer: 'This message was sent by Milgo. Please do not reply to it.',
}
