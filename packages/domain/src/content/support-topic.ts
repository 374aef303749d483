/** The topics of a problem report, in the order of the page. */
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

/**
 * The working days within which an answer is promised. Users who cannot use the portal wait the shortest; privacy has
 * its legal time.
 */
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

/** The promised times before the topic is known. */
export const answerTimes = {
  shortest: Math.min(...Object.values(answerDays)),
  longest: Math.max(...Object.values(answerDays)),
} as const

/** The limits of a problem report; longer texts are refused with their field. */
export const supportLimits = { subject: 150, body: 5_000, email: 254 } as const
