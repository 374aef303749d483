import type * as original from '../he/status-guide.ts'
import type { WordsLike } from '../words.ts'

const nothingToDo = 'There is nothing you need to do.'
const nothingNow = 'There is nothing to do now.'
const mayAppeal =
  'If you think there is a mistake, you can appeal once, until the date in your result letter.'
const appealIsOver = 'The time for appeals has passed, and there is nothing you need to do.'
const untilPublication =
  'Your personal area will say when the review is finished. Decisions are published together, and on that day we will write to you by e-mail and SMS.'
const onlyHere =
  'Bank details are given only in the personal area. We will never ask for them by phone or SMS.'

const inTreatment = {
  headline: 'Your application is being processed, and the result is not published yet',
  doing:
    'The review of your application is finished. We are preparing the results of all applications, which are published together.',
  todo: nothingToDo,
  next: 'On the day of publication we will write to you by e-mail and SMS, and the decision will be in your personal area. If another document is needed before that, we will write to you.',
}

const appealInTreatment = {
  headline: 'Your appeal is being processed, and the decision is not published yet',
  doing:
    'The review of your appeal is finished. We are preparing the decisions on all appeals, which are published together.',
  todo: nothingToDo,
  next: 'On the day of publication we will write to you by e-mail and SMS, and the decision will be in your personal area.',
}

const paidInPart = {
  headline: 'Your scholarship has not been paid in full yet',
  doing: 'The rest has not been transferred yet.',
  todo: 'There is nothing you need to do, unless we ask for another bank account in your personal area.',
  next: 'Your personal area will show when the payment is complete.',
}

export const statusGuide: WordsLike<typeof original.statusGuide> = {
  NOT_STARTED: {
    headline: 'You have not started your application yet',
    doing: 'There is no application to review yet.',
    todo: 'Fill in the application, attach the documents and send it before registration closes.',
    next: 'Once it is sent you will get a confirmation by e-mail and SMS, and the review begins.',
  },
  NOT_STARTED_CLOSED: {
    headline: 'Registration is closed',
    doing: 'No application was sent in this period, so there is nothing to review.',
    todo: nothingNow,
    next: 'You can apply when the next registration opens.',
  },
  DRAFT: {
    headline: 'Your application has not been sent yet',
    doing:
      'What you filled in is saved, and you can go on from any device. The review begins only after you send it.',
    todo: 'Complete what is left and send the application before registration closes.',
    next: 'Once it is sent you will get a confirmation by e-mail and SMS, and the review begins.',
  },
  DRAFT_CLOSED: {
    headline: 'Registration has closed and the application was not sent',
    doing: 'The draft is stored for reading only. An application that was not sent is not reviewed.',
    todo: nothingNow,
    next: 'You can apply when the next registration opens. The draft is deleted at the end of its retention time.',
  },
  SUBMITTED: {
    headline: 'Your application was sent, and now it is our turn',
    doing: 'We are checking the answers and documents that you sent.',
    todo: 'There is nothing you need to do. If something is missing, we will write to you by e-mail and SMS.',
    next: 'If a document has to be replaced, we will return the application to you for correction, once. Decisions are published together, on the day of publication.',
  },
  REPAIR_BACK_FOR: {
    headline: 'Replace some documents so that we can go on',
    doing: 'We have checked your application, and the review is waiting for the corrected documents.',
    todo: 'Replace all the marked documents and submit them together. You can correct only once.',
    next: 'After you submit them we will check the new documents. If you do not submit in time, the application is reviewed as it is.',
  },
  REPAIR_BACK_FROM: {
    headline: 'Your corrections were received, and now it is our turn',
    doing: 'We are checking the documents that you replaced.',
    todo: nothingToDo,
    next: untilPublication,
  },
  REPAIR_BACK_FROM_TO: {
    headline: 'The time for corrections has passed',
    doing: 'No corrections were submitted in time, and we are reviewing the application as it is.',
    todo: 'There is nothing to do now. Documents of this application can no longer be replaced.',
    next: untilPublication,
  },
  UI_PROGRESS: inTreatment,
  TEAM_MANAGER_APPROVAL: inTreatment,
  WAITING_TO_BE_COMPUTED: inTreatment,
  DENIED: {
    headline: 'Your application was not approved',
    doing:
      'We have finished reviewing the application, and it does not meet the conditions of the scholarship.',
    todo: mayAppeal,
    next: 'Without an appeal the application is closed, and bank details, if you gave any, are deleted. You can apply again in another registration period.',
  },
  REJECTED_BY_ACADEMIC_INSTITUTION: {
    headline: 'Your academic institution did not approve the application',
    doing: 'The institution where you study told us that it does not approve the application.',
    todo: 'To find out why, contact the institution. If you think there is a mistake, you can appeal once, until the date in your result letter.',
    next: 'Without an appeal the application is closed, and bank details, if you gave any, are deleted.',
  },
  DENIED_FINAL: {
    headline: 'Your application was not approved',
    doing:
      'We have finished reviewing the application, and it does not meet the conditions of the scholarship.',
    todo: appealIsOver,
    next: 'The application is closed, and bank details, if you gave any, are deleted. You can apply again in another registration period.',
  },
  REJECTED_FINAL: {
    headline: 'Your academic institution did not approve the application',
    doing:
      'The institution where you study told us that it does not approve the application, and it is now closed.',
    todo: 'To find out why, contact the institution. The time for appeals has passed.',
    next: 'The application is closed, and bank details, if you gave any, are deleted.',
  },
  COMPUTED: {
    headline: 'You have been awarded a scholarship',
    doing: 'The score was calculated from the figures that we verified, and the result has been set.',
    todo: mayAppeal,
    next: 'We will transfer the scholarship, and your personal area will show the payment. An appeal does not delay it.',
  },
  COMPUTED_FINAL: {
    headline: 'You have been awarded a scholarship',
    doing: 'The score was calculated from the figures that we verified, and the result has been set.',
    todo: appealIsOver,
    next: 'We will transfer the scholarship, and your personal area will show the payment.',
  },
  NO_AWARD: {
    headline: 'No scholarship was awarded',
    doing:
      'The score was calculated from the figures that we verified, and it is below the score that earns a scholarship.',
    todo: mayAppeal,
    next: 'Without an appeal the application is closed, and bank details, if you gave any, are deleted. You can apply again in another registration period.',
  },
  NO_AWARD_FINAL: {
    headline: 'No scholarship was awarded',
    doing:
      'The score was calculated from the figures that we verified, and it is below the score that earns a scholarship.',
    todo: appealIsOver,
    next: 'The application is closed, and bank details, if you gave any, are deleted. You can apply again in another registration period.',
  },
  INVALID_BANK: {
    headline: 'Your scholarship is waiting for a valid bank account',
    doing:
      'The payment has not reached you: the bank returned it, or we have no account to which it can be transferred. The amount is reserved for you.',
    todo: 'There is nothing you need to do yet. We will write to you when you can give another account.',
    next: onlyHere,
  },
  INVALID_BANK_BACK_FOR_REPAIR: {
    headline: 'We need another bank account from you',
    doing:
      'The payment has not reached you: the bank returned it, or we have no account to which it can be transferred. The amount is reserved for you, and there is no deadline for the correction.',
    todo: 'Give the details of a bank account in your name in your personal area, with a bank account confirmation or a picture of a voided cheque.',
    next: onlyHere,
  },
  INVALID_BANK_REPAIR_BACK_FROM: {
    headline: 'Your new account details were received',
    doing: 'We are checking the new account details. The amount is reserved for you.',
    todo: nothingToDo,
    next: 'We will tell you by e-mail and SMS whether the account was approved. Once it is, we will transfer the payment to it.',
  },
  INVALID_BANK_FIXED: {
    headline: 'Your new account details were approved',
    doing: 'The payment will be part of an upcoming transfer to the bank.',
    todo: nothingToDo,
    next: 'Your personal area will show when the payment is complete.',
  },
  SCHOLARSHIP_PAID: {
    headline: 'Your scholarship was paid',
    doing: 'The scholarship was transferred in full.',
    todo: 'Check that the money has arrived. If it has not, contact us.',
    next: 'There is nothing else to do. Until the date in your result letter you can still appeal, once.',
  },
  SCHOLARSHIP_PAID_FINAL: {
    headline: 'Your scholarship was paid',
    doing: 'The scholarship was transferred in full.',
    todo: 'Check that the money has arrived. If it has not, contact us.',
    next: 'There is nothing else to do.',
  },
  SCHOLARSHIP_PAID_IN_PART: paidInPart,
  APPEAL_SUBMITTED: {
    headline: 'Your appeal was submitted, and now it is our turn',
    doing: 'We are checking the appeal and the documents that you attached to it.',
    todo: nothingToDo,
    next: 'If a document has to be replaced, we will return the appeal to you for correction, once. An appeal does not delay a payment or lower a scholarship.',
  },
  APPEAL_REPAIR_BACK_FOR: {
    headline: 'Some documents of your appeal have to be replaced',
    doing: 'We have checked your appeal, and the review is waiting for the corrected documents.',
    todo: 'Replace or add the marked documents and submit them together. You can correct only once.',
    next: 'After you submit them we will check the new documents. If you do not submit in time, the appeal is reviewed as it is.',
  },
  APPEAL_REPAIR_BACK_FROM: {
    headline: 'Your appeal is under review again',
    doing: 'We are checking the appeal with what was submitted in time.',
    todo: nothingToDo,
    next: 'Decisions on appeals are published together. On that day we will write to you by e-mail and SMS.',
  },
  UI_APPEAL_PROGRESS: appealInTreatment,
  APPEAL_APPROVED: appealInTreatment,
  APPEAL_WAITING_CALCULATED: appealInTreatment,
  APPEAL_CALCULATED: {
    headline: 'Your appeal was granted',
    doing: 'The score was calculated again following the appeal, and the new result is published.',
    todo: nothingToDo,
    next: 'If you are entitled to a further amount, we will transfer the difference, and your personal area will show the payment.',
  },
  APPEAL_DENIED: {
    headline: 'Your appeal was denied',
    doing: 'We have checked the appeal, and the earlier result remains in force.',
    todo: nothingToDo,
    next: 'Only one appeal can be submitted, and it is closed.',
  },
  APPEAL_PAID: {
    headline: 'Your scholarship was paid following the appeal',
    doing: 'The whole amount that you are entitled to was transferred.',
    todo: 'Check that the money has arrived. If it has not, contact us.',
    next: 'The application is closed.',
  },
  APPEAL_PAID_IN_PART: paidInPart,
}

export const journeyStages: WordsLike<typeof original.journeyStages> = {
  SUBMISSION: 'Submission',
  REVIEW: 'Review',
  DECISION: 'Decision',
  RESULT: 'Result',
  PAYMENT: 'Payment',
}
