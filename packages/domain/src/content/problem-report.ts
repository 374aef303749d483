import { cleanLines, cleanText, isBlank } from '../answers/clean-text.ts'
import type { Fault } from '../answers/issue.ts'
import { isEmail } from '../identity/email.ts'
import { findRequestNumber, requestNumberDigits } from '../status/request-number.ts'
import { type SupportTopic, supportLimits, supportTopics } from './support-topic.ts'

/** A report to the support, as typed. */
export type ProblemReport = {
  readonly topic: string
  readonly from: string
  readonly subject: string
  readonly body: string
  readonly requestNumber: string
}
export type ReportField = keyof ProblemReport

/** The fields in the order of the page. */
export const reportFields = [
  'topic',
  'from',
  'requestNumber',
  'subject',
  'body',
] as const satisfies readonly ReportField[]

export type ReportIssue = Fault & { readonly field: ReportField }

export const isSupportTopic = (value: string): value is SupportTopic =>
  supportTopics.some((topic) => topic === value)

/** Returns whether the text has one line. A second line in a mail header would let the sender add headers. */
const isOneLine = (text: string): boolean => !/[\r\n\x85\p{Zl}\p{Zp}]/u.test(text)

const faultOf: Readonly<Record<ReportField, (value: string) => Fault | undefined>> = {
  topic: (topic) => (isSupportTopic(topic) ? undefined : { code: 'UNKNOWN_OPTION' }),
  from: (from) => (isOneLine(from) && isEmail(from) ? undefined : { code: 'ENTER_CORRECT_EMAIL' }),
  requestNumber: (number) =>
    isBlank(number) || findRequestNumber(cleanText(number))
      ? undefined
      : { code: 'ENTER_CORRECT_REQUEST_NUMBER', params: { digits: requestNumberDigits } },
  subject: (subject) => {
    if (!isOneLine(subject)) return { code: 'WRONG_TYPE' }
    return tooLong(subject, supportLimits.subject)
  },
  body: (body) => tooLong(body, supportLimits.body),
}

const tooLong = (text: string, max: number): Fault | undefined =>
  text.length > max ? { code: 'MAX_LENGTH', params: { max } } : undefined

export const findReportIssues = (report: ProblemReport): readonly ReportIssue[] =>
  reportFields.flatMap((field) => {
    const isMissing = isBlank(report[field]) && field !== 'requestNumber'
    const fault: Fault | undefined = isMissing ? { code: 'FIELD_REQUIRED' } : faultOf[field](report[field])
    return fault ? { ...fault, field } : []
  })

/** Returns a valid report as it is sent: without invisible characters, and with the lines of the text apart. */
export const cleanReport = (report: ProblemReport): ProblemReport => ({
  topic: report.topic,
  from: report.from.trim(),
  requestNumber: cleanText(report.requestNumber),
  subject: cleanText(report.subject),
  body: cleanLines(report.body),
})

/** Returns the number by which people know their report. */
export const ticketName = (number: number): string => `M-${number}`
