import { randomUUID } from 'node:crypto'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { appealNumber } from '@milgo/domain/appeal/appeal'
import { appealFlagField } from '@milgo/domain/appeal/appeal-corrections'
import { findExpectedAnswers } from '@milgo/domain/period/expected-answers'
import type { Period } from '@milgo/domain/period/period'
import { correctionReminders } from '@milgo/domain/status/correction-window'
import { requestNumber } from '@milgo/domain/status/request-number'
import { guideKeyOf } from '@milgo/domain/status/status-guide'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import { fill } from '@milgo/messages/fill'
import type { DemoPerson } from '@milgo/testing/demo-person'
import type { LivedEvent, LivedRequest } from '@milgo/testing/live-request'
import { renderBankFix } from '../core/bank-fix/render-bank-fix.ts'
import { askedDocuments } from '../core/requests/asked-documents.ts'
import { areaAddressOf } from '../core/results/letter-sender.ts'
import { lettersIn } from '../outbox/letters-in.ts'
import { renderAppealReceived } from '../outbox/render-appeal-received.ts'
import { type CorrectionNews, renderCorrectionNews } from '../outbox/render-correction-news.ts'
import { renderRequestSubmitted } from '../outbox/render-request-submitted.ts'
import { renderResultPublished } from '../outbox/render-result-published.ts'
import type { UnwrittenMessage } from '../outbox/unwritten-message.ts'
import { renderMessage } from '../outbox/write-message.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import type { SeedAppeal } from './seed-appeals.ts'
import type { SeedLetters } from './seed-context.ts'
import { flaggedDocument, flagReason } from './seed-correction.ts'

/** Messages to a student. They need the number that the database gives the request, because they name it. */
export type SeedMessages = {
  readonly requestId: string
  readonly rowsOf: (number: number) => readonly CopiedRow[]
}

export type Told = {
  readonly requestId: string
  readonly studentId: string
  readonly person: DemoPerson
  readonly lived: LivedRequest
  readonly period: Period
  readonly now: Date
  readonly snapshots: readonly Snapshot[]
  readonly appeals: readonly SeedAppeal[]
  /** The ledger's entries of returned payments. */
  readonly returns: readonly { readonly entry: number; readonly at: Date }[]
}

type SentMessage = { readonly at: Date; readonly message: UnwrittenMessage }

/** Builds the messages that the history of a request caused, as delivered. */
export const seedMessages = (letters: SeedLetters, told: Told): SeedMessages => ({
  requestId: told.requestId,
  rowsOf: (number) =>
    messagesOf(letters, told, requestNumber(told.period.code, number)).map((sent) =>
      messageRow(letters, told.studentId, sent),
    ),
})

const messagesOf = (letters: SeedLetters, told: Told, number: string): readonly SentMessage[] => {
  const { lived, requestId, person, returns } = told
  const ofEvents = lived.events.flatMap((event, place) => [
    ...messagesOfEvent(letters, told, number, event, place).map((message) => ({ at: event.at, message })),
    ...remindersOf(told, number, event, lived.events[place + 1]?.at ?? told.now),
  ])
  const ofReturns = returns.flatMap(({ entry, at }) =>
    renderBankFix(letters.config, person.language, 'returned', {
      ...person,
      number,
      cause: `bank-fix-returned:${requestId}:${entry}`,
    }).map((message) => ({ at, message })),
  )
  return [...ofEvents, ...ofReturns]
}

const messagesOfEvent = (
  { config }: SeedLetters,
  told: Told,
  number: string,
  lives: LivedEvent,
  place: number,
): readonly UnwrittenMessage[] => {
  const { lived, requestId, person, period, snapshots, appeals } = told
  const { language } = person
  const { event, at, after } = lives
  /** The version of the request is a part of such causes. This one cannot be the cause of a later message. */
  const cause = (name: string) => `${name}:${requestId}:demo-${place}`
  switch (event) {
    case 'SUBMIT':
      return renderRequestSubmitted(language, {
        ...person,
        requestId,
        number,
        submittedAt: at,
        expectedAnswers: findExpectedAnswers(period, at),
      })
    case 'RETURN_FOR_REPAIR':
      return news(told, number, lives, 'returned', {
        cause: cause('correction-returned'),
        deadline: after.correctionDeadline,
        asked: askedDocuments(
          [
            isOfAppeal(lives)
              ? { field: appealFlagField, index: 0, reason: flagReason }
              : { field: flaggedDocument.field, reason: flagReason },
          ],
          snapshots[0],
          period.reasons,
          language,
        ),
      })
    case 'WINDOW_LAPSES':
      return news(told, number, lives, 'lapsed', { cause: cause('correction-lapsed') })
    case 'SUBMIT_CORRECTIONS': {
      const isApplication = !isOfAppeal(lives)
      const { document } = lettersIn(language).appeals
      const before = new Set(snapshots[0]?.documents.map(({ fileName }) => fileName))
      return news(told, number, lives, 'received', {
        cause: isApplication
          ? `corrections-received:${requestId}:${snapshots.length}`
          : `appeal-corrections-received:${requestId}:${appeals.length}`,
        moment: at,
        files: isApplication
          ? (snapshots.at(-1)?.documents ?? []).filter(({ fileName }) => !before.has(fileName))
          : appeals
              .slice(-1)
              .map(({ file }) => ({ label: fill(document, { n: 1 }), originalName: file.originalName })),
      })
    }
    case 'APPEAL':
      return renderAppealReceived(language, 'received', {
        ...person,
        cause: `appeal-received:${requestId}:1`,
        appealNumber: appealNumber(number),
        sentAt: at,
        files: appeals.slice(0, 1).map(({ file }) => file),
      })
    case 'PUBLISH': {
      const { publishState: result } = after
      if (result === '0') return []
      const letterNumber = lived.events.slice(0, place + 1).filter((one) => one.event === 'PUBLISH').length
      const areaAddress = areaAddressOf({ config })
      return renderResultPublished(language, {
        ...person,
        requestId,
        letterNumber,
        result,
        number,
        areaAddress,
      })
    }
    case 'ASK_FOR_BANK_FIX':
      return renderBankFix(config, language, 'asked', { ...person, number, cause: cause('bank-fix-asked') })
    case 'FIX_BANK_DETAILS':
      return renderBankFix(config, language, 'received', {
        ...person,
        number,
        cause: cause('bank-fix-received'),
      })
    case 'ACCEPT_BANK_FIX':
      return renderBankFix(config, language, 'accepted', {
        ...person,
        number,
        cause: cause('bank-fix-accepted'),
      })
    default:
      return []
  }
}

const isOfAppeal = ({ before }: LivedEvent): boolean => before.appeal !== 'NONE'

type News = Pick<
  Parameters<typeof renderCorrectionNews>[2],
  'cause' | 'deadline' | 'moment' | 'asked' | 'files'
>

/** Returns the messages about a correction after this event. */
const news = (
  { person, period }: Told,
  number: string,
  lives: LivedEvent,
  kind: CorrectionNews,
  about: News,
): readonly UnwrittenMessage[] => {
  const { after, at } = lives
  const guide = guideKeyOf(after, studentActionsOf(after, { now: at, period }))
  return renderCorrectionNews(
    person.language,
    kind,
    { ...person, ...about, guide, number },
    isOfAppeal(lives) ? 'appeal' : 'application',
  )
}

/** Returns the reminders that a return caused until what came next. Later ones are sent by the job. */
const remindersOf = (told: Told, number: string, lives: LivedEvent, until: Date): readonly SentMessage[] => {
  const deadline = lives.after.correctionDeadline
  if (lives.event !== 'RETURN_FOR_REPAIR' || !deadline) return []
  return correctionReminders(lives.at, deadline)
    .filter(({ at }) => at < until)
    .flatMap(({ at, daysLeft }) =>
      news(told, number, lives, 'reminder', {
        cause: `correction-reminder:${told.requestId}:${deadline.toISOString()}:${daysLeft}`,
        deadline,
      }).map((message) => ({ at, message })),
    )
}

/** Returns the row of a message that was delivered at once, with its text as development mailboxes store it. */
const messageRow = (
  { config, templates }: SeedLetters,
  studentId: string,
  { at, message: { template, language, channel, values, cause, recipient } }: SentMessage,
): CopiedRow => {
  const text = templates.get(template)
  if (!text) throw new Error(`${template} has no text`)
  const { subject, body, html } = renderMessage(config, text, language, channel, values)
  const moment = at.toISOString()
  return [
    randomUUID(),
    String(cause),
    channel,
    String(recipient),
    studentId,
    template,
    subject,
    body,
    html,
    text.version,
    language,
    JSON.stringify(values),
    'delivered',
    '1',
    moment,
    moment,
    moment,
    moment,
  ]
}
