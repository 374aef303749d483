/** What a problem report is about, in the order of the page. */
export const supportTopics = [
  'APPLICATION',
  'DOCUMENTS',
  'LOGIN',
  'RESULT',
  'PAYMENT',
  'ACCESSIBILITY',
  'PRIVACY',
  'OTHER',
] as const
export type SupportTopic = (typeof supportTopics)[number]

/** Within how many working days an answer is promised. Who cannot use the portal waits least; privacy has its legal time. */
export const answerDays: Readonly<Record<SupportTopic, number>> = {
  APPLICATION: 3,
  DOCUMENTS: 3,
  LOGIN: 2,
  RESULT: 5,
  PAYMENT: 5,
  ACCESSIBILITY: 2,
  PRIVACY: 14,
  OTHER: 5,
}

/** Of a problem report; longer ones are refused by name. */
export const supportLimits = { subject: 150, body: 5_000, email: 254 } as const
