import type { ProblemReport } from '@milgo/domain/content/problem-report'
import type { SupportTopic } from '@milgo/domain/content/support-topic'
import { contact as arabic } from '@milgo/messages/ar/contact'
import { contact as english } from '@milgo/messages/en/contact'
import { fill } from '@milgo/messages/fill'
import { contact as hebrew } from '@milgo/messages/he/contact'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import type { Letter } from './letter.ts'
import { lettersIn } from './letters-in.ts'
import { numberLine } from './number-line.ts'

const contact: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

type Report = ProblemReport & { readonly topic: SupportTopic; readonly ticket: string }

const linesOf = (body: string): readonly string[] => body.split('\n').filter((line) => line !== '')

type ToSupport = Report & {
  readonly supportEmail: string
  /** Of the request of who was logged in, whatever they typed. */
  readonly accountNumber: string | undefined
}

/** The report as the support reads it: in the language of the office, and answered to who wrote it. */
export const renderProblemReport = (report: ToSupport): Letter => {
  const { ticket, topic, from, subject, body, requestNumber, supportEmail, accountNumber } = report
  const words = lettersIn(defaultLanguage).problemReport
  const number = accountNumber ?? requestNumber
  return {
    template: 'PROBLEM_REPORT',
    language: defaultLanguage,
    values: {
      ticket,
      subject,
      details: [
        fill(words.topic, { topic: contact[defaultLanguage].topics[topic] }),
        fill(accountNumber === undefined ? words.from : words.fromAccount, { from }),
        ...(number === '' ? [] : [numberLine(defaultLanguage, number)]),
      ],
      text: linesOf(body),
    },
    cause: `problem-report:${ticket}`,
    channel: 'mail',
    recipient: supportEmail,
    replyTo: from,
  }
}

type ToStudent = Report & { readonly student: { readonly id: string; readonly email: string } }

/** What they wrote, to the address of their account; nobody can have it sent to another. */
export const renderReportCopy = (language: Language, report: ToStudent): Letter => {
  const { ticket, topic, subject, body, student } = report
  const words = lettersIn(language).problemReport
  return {
    template: 'PROBLEM_REPORT_COPY',
    language,
    values: {
      ticket,
      details: [fill(words.topic, { topic: contact[language].topics[topic] }), subject],
      text: linesOf(body),
    },
    studentId: student.id,
    cause: `problem-report-copy:${ticket}`,
    channel: 'mail',
    recipient: student.email,
  }
}
