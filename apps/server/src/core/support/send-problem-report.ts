import type { sendProblemReport as call } from '@milgo/contracts/core/send-problem-report'
import { cleanReport, findReportIssues, ticketName } from '@milgo/domain/content/problem-report'
import { answerDays } from '@milgo/domain/content/support-topic'
import { normalEmail } from '@milgo/domain/identity/email'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import { renderProblemReport, renderReportCopy } from '../../outbox/render-problem-report.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnCase } from '../requests/get-case.ts'
import { numberOf } from '../requests/request-case.ts'
import { addTicket } from './repository.ts'

type From = {
  readonly address: string
  readonly language: Language
  /** The token of a logged-in sender. If the session is over, the report is anonymous. */
  readonly token: TokenClaims | undefined
}

const wireOf = {
  topic: 'topic',
  from: 'from',
  subject: 'subject',
  body: 'body',
  requestNumber: 'request_number',
}

/** Sends a report to the support, from anybody, and a copy to the address of the sender's account, if there is one. */
export const sendProblemReport = async (
  platform: Platform,
  { to, website, request_number, ...typed }: z.output<typeof call.body>,
  { address, language, token }: From,
): Promise<z.output<typeof call.response>> => {
  const { SUPPORT_EMAIL } = platform.config
  if (website !== '' || (to !== undefined && normalEmail(to) !== normalEmail(SUPPORT_EMAIL)))
    throw new AppError('BAD_REQUEST', {
      items: [{ code: 'WRONG_TYPE', field: website === '' ? 'to' : 'website' }],
    })
  const issues = findReportIssues({ ...typed, requestNumber: request_number })
  if (issues.length > 0)
    throw new AppError('INVALID_FIELDS', {
      items: issues.map(({ field, code, params }) => ({
        code,
        field: wireOf[field],
        ...(params && { params }),
      })),
    })
  const { topic } = typed
  const student = await findStudent(platform, token)
  const report = { ...cleanReport({ ...typed, requestNumber: request_number }), topic }
  const messagesOf = (ticket: string) => [
    renderProblemReport({ ...report, ticket, supportEmail: SUPPORT_EMAIL, accountNumber: student?.number }),
    ...(student ? [renderReportCopy(language, { ...report, ticket, student })] : []),
  ]
  const { number, wait } = await platform.database.transaction(async (tx) => {
    const added = await addTicket(tx, platform.clock, {
      limit: platform.limits.reportsPerAddress(address),
      topic,
      studentId: student?.id ?? null,
    })
    if (added.number !== undefined)
      for (const message of messagesOf(ticketName(added.number)))
        await writeAndQueueMessage(tx, platform, message)
    return added
  })
  if (number === undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait })
  return {
    id: ticketName(number),
    answer_days: answerDays[topic],
    copy_sent_to: student?.email ?? null,
  }
}

/**
 * Returns the student who is logged in; undefined for a staff member who acts for a student, because the student did
 * not write the report.
 */
const findStudent = async (platform: Platform, token: TokenClaims | undefined) => {
  if (token?.audience !== 'milgo-portal') return undefined
  const loaded = await findOwnCase(platform, token)
  if (!loaded) return undefined
  const { student, period, request } = loaded
  return {
    id: student.id,
    email: student.email,
    number: request ? numberOf({ period, request }) : undefined,
  }
}
