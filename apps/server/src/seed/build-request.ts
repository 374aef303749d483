import { randomUUID } from 'node:crypto'
import type { Answers } from '@milgo/domain/answers/answer'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import type { LocalizedText } from '@milgo/domain/period/localized-text'
import type { Language } from '@milgo/messages/languages'
import type { DemoPerson } from '@milgo/testing/demo-person'
import type { SentRequest } from '../core/requests/index-repository.ts'
import { sentIndexValues } from '../core/requests/index-values.ts'
import { sealSnapshot } from '../core/requests/sealed-snapshot.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import { type DrawnRequest, drawFitting } from './draw-request.ts'
import {
  eventRow,
  fileRow,
  firstSnapshot,
  flagRows,
  requestRow,
  stepRows,
  studentRow,
} from './request-rows.ts'
import { appealRows, seedAppeals } from './seed-appeals.ts'
import type { RequestPlan, SeedContext } from './seed-context.ts'
import { findCorrection, flaggedDocument } from './seed-correction.ts'
import { figureRows } from './seed-figures.ts'
import { type SeedMessages, seedMessages, type Told } from './seed-messages.ts'
import { moneyRows, type SeedOrder } from './seed-money.ts'
import { letterRows, type Sent, scoreRows } from './seed-results.ts'
import { snapshotOf } from './seed-snapshot.ts'
import type { SeedTable } from './seed-tables.ts'
import { verdictRows } from './seed-verdicts.ts'

export type SeedRows = Readonly<Partial<Record<SeedTable, readonly CopiedRow[]>>> & {
  /** The values for the office's index, of a request that was sent. */
  readonly sent?: SentRequest
  /** The request's rows in payment batches. */
  readonly orders?: readonly SeedOrder[]
  readonly messages?: SeedMessages
}

export type BuiltRequest = SeedRows & {
  readonly requestId: string
  readonly student: { readonly id: string; readonly email: string }
}

/** Builds all rows of one student, with a request that has the planned history. */
export const buildRequest = (seedContext: SeedContext, plan: RequestPlan): BuiltRequest =>
  rowsOf(seedContext, plan, drawFitting(seedContext, plan))

const rowsOf = (seedContext: SeedContext, plan: RequestPlan, drawn: DrawnRequest): BuiltRequest => {
  const { period, ownsFiles, hasMessages = false } = plan
  const { person, institution, studentId, lived, context, files, answers, figures, score } = drawn
  const requestId = randomUUID()
  const appeals = seedAppeals(lived, plan)
  const correction = findCorrection(lived, plan, answers)
  const sentAt = (at: Date, own: Answers) =>
    snapshotOf(seedContext, plan, {
      person,
      answers: own,
      context,
      files: correction ? new Map(files).set(correction.nameBefore, correction.fileBefore) : files,
      at,
    })
  const snapshots = [
    ...(lived.submittedAt ? [sentAt(lived.submittedAt, correction?.answersBefore ?? answers)] : []),
    ...(correction ? [sentAt(correction.event.at, answers)] : []),
  ]
  const snapshot = snapshots.at(-1)
  const correctedName = correction && answers[flaggedDocument.questionId]
  const at = lived.createdAt.toISOString()
  const last = (lived.events.at(-1)?.at ?? lived.createdAt).toISOString()
  return {
    requestId,
    student: { id: studentId, email: person.email },
    students: [studentRow(seedContext, period, person, { studentId, institutionId: institution.id, at })],
    requests: [requestRow(lived, { requestId, studentId, periodId: period.id, last })],
    request_steps: stepRows(seedContext, context, answers, requestId, last),
    request_events: lived.events.map((event, place) => eventRow(event, requestId, place + 1)),
    figure_versions: figureRows(lived, requestId, figures),
    document_verdicts: verdictRows(lived, requestId, snapshots),
    review_flags: flagRows(lived, requestId),
    ...appealRows(seedContext.vault, appeals, requestId, person.language),
    ...(snapshot &&
      sentRows(
        seedContext,
        {
          requestId,
          lived,
          snapshot,
          snapshots,
          score,
          period: period.values,
          periodId: period.id,
          institution: institutionName(seedContext, institution.id),
          ...namesOf(person),
        },
        hasMessages ? { studentId, person, appeals } : undefined,
      )),
    files: ownsFiles
      ? [
          ...[...files].map(([name, file]) =>
            correction && name === correctedName
              ? fileRow(
                  file,
                  studentId,
                  { submittedAt: correction.event.at },
                  correction.event.at.toISOString(),
                )
              : fileRow(file, studentId, lived, at),
          ),
          ...(correction ? [fileRow(correction.fileBefore, studentId, lived, at)] : []),
          ...appeals.map((sent) =>
            fileRow(sent.file, studentId, { submittedAt: sent.at }, sent.at.toISOString()),
          ),
        ]
      : [],
  }
}

const institutionName = ({ dictionaries }: SeedContext, id: number): LocalizedText => {
  const nameIn = (language: Language) =>
    dictionaries.nameOf(language, 'institutions', String(id), undefined) ?? ''
  return { he: nameIn('he'), ar: nameIn('ar'), en: nameIn('en') }
}

const namesOf = ({ firstName, lastName, identityNumber }: DemoPerson) => ({
  name: `${firstName} ${lastName}`,
  identityNumber,
})

/** Builds the rows that exist only after a request was sent. */
const sentRows = (
  seedContext: SeedContext,
  { snapshots, ...sent }: Sent & { readonly snapshots: readonly Snapshot[] },
  told: Pick<Told, 'studentId' | 'person' | 'appeals'> | undefined,
): SeedRows => {
  const { vault, letters, now } = seedContext
  const { requestId, snapshot } = sent
  const { returns, ...money } = moneyRows(seedContext, sent)
  return {
    request_snapshots: snapshots.map((taken, place) => {
      const number = place + firstSnapshot
      return [requestId, String(number), taken.submittedAt, sealSnapshot(vault, requestId, number, taken)]
    }),
    scores: scoreRows(sent),
    letters: letterRows(vault, sent),
    ...money,
    ...(told && { messages: seedMessages(letters, { ...sent, ...told, snapshots, returns, now }) }),
    sent: {
      requestId,
      ...sentIndexValues(vault, { last: snapshot, earlier: snapshots.slice(0, -1), accountPhones: [] }),
    },
  }
}
