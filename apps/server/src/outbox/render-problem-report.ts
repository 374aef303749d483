import type { ProblemReport } from '@milgo/domain/content/problem-report'
import type { SupportTopic } from '@milgo/domain/content/support-topic'
import { contact as arabic } from '@milgo/messages/ar/contact'
import { contact as english } from '@milgo/messages/en/contact'
import { fill } from '@milgo/messages/fill'
import { contact as hebrew } from '@milgo/messages/he/contact'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import { lettersIn } from './letters-in.ts'
import { numberLine } from './number-line.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

const contact: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

type Report = ProblemReport & { readonly topic: SupportTopic; readonly ticket: string }

const linesOf = (body: string): readonly string[] => body.split('\n').filter((line) => line !== '')

type ToSupport = Report & {
  readonly supportEmail: string
  /** The request number of the logged-in student, even if the student typed another one. */
  readonly accountNumber: string | undefined
}

/** Returns the report for the support, in the language of the office. Answers to it go to its writer. */
export const renderProblemReport = (report: ToSupport): UnwrittenMessage => {
  const { ticket, topic, from, subject, body, requestNumber, supportEmail, accountNumber } = report
  const words = lettersIn(defaultLanguage).problemReport
  const topicWords = contact[defaultLanguage].topics[topic]
  const number = accountNumber ?? requestNumber
  return {
    template: 'PROBLEM_REPORT',
    language: defaultLanguage,
    values: {
      ticket,
      // One address gets the messages of all topics, so the topic is in the list of its mails.
      subject: fill(words.subject, { topic: topicWords, subject }),
      details: [
        fill(words.topic, { topic: topicWords }),
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

/**
 * Returns a copy of the report for the student. It goes to the address of the account, so that it cannot be sent to
 * others.
 */
export const renderReportCopy = (language: Language, report: ToStudent): UnwrittenMessage => {
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
