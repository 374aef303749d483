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
import { drawRequest, fittingSeed } from './draw-request.ts'
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
import { findCorrection, flaggedDocument } from './seed-correction.ts'
import { figureRows } from './seed-figures.ts'
import type { RequestPlan, SeedGround } from './seed-ground.ts'
import { moneyRows, type SeedOrder } from './seed-money.ts'
import { letterRows, type Sent, scoreRows } from './seed-results.ts'
import { snapshotOf } from './seed-snapshot.ts'
import type { SeedTable } from './seed-tables.ts'
import { verdictRows } from './seed-verdicts.ts'

export type SeedRows = Readonly<Partial<Record<SeedTable, readonly CopiedRow[]>>> & {
  /** What the office's index takes from what was sent. */
  readonly sent?: SentRequest
  /** Its rows of payment batches. */
  readonly orders?: readonly SeedOrder[]
}

export type BuiltRequest = SeedRows & {
  readonly requestId: string
  readonly student: { readonly id: string; readonly email: string }
}

/** All rows of one student with a request that has gone through its history. */
export const buildRequest = (ground: SeedGround, plan: RequestPlan): BuiltRequest =>
  rowsOf(ground, plan, drawRequest(ground, plan, fittingSeed(ground, plan), plan.fileFor))

const rowsOf = (
  ground: SeedGround,
  plan: RequestPlan,
  drawn: ReturnType<typeof drawRequest>,
): BuiltRequest => {
  const { period, ownsFiles } = plan
  const { person, institution, studentId, lived, context, files, answers, figures, score } = drawn
  const requestId = randomUUID()
  const appeals = seedAppeals(lived, plan)
  const correction = findCorrection(lived, plan, answers)
  const sentAt = (at: Date, own: Answers) =>
    snapshotOf(ground, plan, {
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
    students: [studentRow(ground, period, person, { studentId, institutionId: institution.id, at })],
    requests: [requestRow(lived, { requestId, studentId, periodId: period.id, last })],
    request_steps: stepRows(ground, context, answers, requestId, last),
    request_events: lived.events.map((event, place) => eventRow(event, requestId, place + 1)),
    figure_versions: figureRows(lived, requestId, figures),
    document_verdicts: verdictRows(lived, requestId, snapshots),
    review_flags: flagRows(lived, requestId),
    ...appealRows(ground.vault, appeals, requestId, person.language),
    ...(snapshot &&
      sentRows(ground, {
        requestId,
        lived,
        snapshot,
        snapshots,
        score,
        period: period.values,
        periodId: period.id,
        institution: institutionName(ground, institution.id),
        ...namesOf(person),
      })),
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

const institutionName = ({ dictionaries }: SeedGround, id: number): LocalizedText => {
  const nameIn = (language: Language) =>
    dictionaries.nameOf(language, 'institutions', String(id), undefined) ?? ''
  return { he: nameIn('he'), ar: nameIn('ar'), en: nameIn('en') }
}

const namesOf = ({ firstName, lastName, identityNumber }: DemoPerson) => ({
  name: `${firstName} ${lastName}`,
  identityNumber,
})

/** What there is of a request only once it was sent. */
const sentRows = (
  ground: SeedGround,
  { snapshots, ...sent }: Sent & { readonly snapshots: readonly Snapshot[] },
): SeedRows => {
  const { vault } = ground
  const { requestId, snapshot } = sent
  return {
    request_snapshots: snapshots.map((taken, place) => {
      const number = place + firstSnapshot
      return [requestId, String(number), taken.submittedAt, sealSnapshot(vault, requestId, number, taken)]
    }),
    scores: scoreRows(sent),
    letters: letterRows(vault, sent),
    ...moneyRows(ground, sent),
    sent: { requestId, ...sentIndexValues(vault, snapshot, '') },
  }
}
