import type { ProblemReport } from '@milgo/domain/content/problem-report'
import type { SupportTopic } from '@milgo/domain/content/support-topic'
import { contact as arabic } from '@milgo/messages/ar/contact'
import { contact as english } from '@milgo/messages/en/contact'
import { fill } from '@milgo/messages/fill'
import { contact as hebrew } from '@milgo/messages/he/contact'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { numberLine } from './number-line.ts'
import { renderLetter } from './render-letter.ts'

const contact: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

type Report = ProblemReport & { readonly topic: SupportTopic; readonly ticket: string }

type ToSupport = Report & {
  readonly supportEmail: string
  /** Of the request of who was logged in, whatever they typed. */
  readonly accountNumber: string | undefined
}

/** The report as the support reads it: in the language of the office, and answered to who wrote it. */
export const renderProblemReport = (report: ToSupport): NewMessage => {
  const { ticket, topic, from, subject, body, requestNumber, supportEmail, accountNumber } = report
  const words = lettersIn(defaultLanguage).problemReport
  const number = accountNumber ?? requestNumber
  return {
    template: 'PROBLEM_REPORT',
    cause: `problem-report:${ticket}`,
    channel: 'mail',
    recipient: supportEmail,
    replyTo: from,
    ...renderLetter(defaultLanguage, `[${ticket}] ${subject}`, [
      [
        fill(words.topic, { topic: contact[defaultLanguage].topics[topic] }),
        fill(accountNumber === undefined ? words.from : words.fromAccount, { from }),
        ...(number === '' ? [] : [numberLine(defaultLanguage, number)]),
      ],
      ...body.split('\n').filter((line) => line !== ''),
    ]),
  }
}

type ToStudent = Report & { readonly student: { readonly id: string; readonly email: string } }

/** What they wrote, to the address of their account; nobody can have it sent to another. */
export const renderReportCopy = (language: Language, report: ToStudent): NewMessage => {
  const { ticket, topic, subject, body, student } = report
  const words = lettersIn(language).problemReport
  return {
    template: 'PROBLEM_REPORT_COPY',
    studentId: student.id,
    cause: `problem-report-copy:${ticket}`,
    channel: 'mail',
    recipient: student.email,
    ...renderLetter(language, fill(words.copySubject, { ticket }), [
      fill(words.copyText, { ticket }),
      [fill(words.topic, { topic: contact[language].topics[topic] }), subject],
      ...body.split('\n').filter((line) => line !== ''),
    ]),
  }
}
