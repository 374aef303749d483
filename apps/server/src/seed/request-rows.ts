import type { Answers } from '@milgo/domain/answers/answer'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { stepsFor } from '@milgo/domain/application/steps'
import { usernameOf } from '@milgo/domain/identity/username'
import { memoryOf } from '@milgo/domain/status/request-memory'
import type { DemoPerson } from '@milgo/testing/demo-person'
import type { LivedEvent, LivedRequest } from '@milgo/testing/live-request'
import { stepToStore } from '../core/requests/stored-answers.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import type { SeedFile } from './document-pool.ts'
import type { SeedContext, SeedPeriod } from './seed-context.ts'
import { flaggedDocument, flagReason } from './seed-correction.ts'

export const firstSnapshot = 1
const correctedSnapshot = 2

/** Returns the number of the snapshot that an event of the application makes. Appeals are stored elsewhere. */
const snapshotNumberOf = ({ event, before }: LivedEvent): number | undefined => {
  if (event === 'SUBMIT') return firstSnapshot
  return event === 'SUBMIT_CORRECTIONS' && before.appeal === 'NONE' ? correctedSnapshot : undefined
}

export const studentRow = (
  { vault, passwordHash }: SeedContext,
  period: SeedPeriod,
  person: DemoPerson,
  { studentId, institutionId, at }: { studentId: string; institutionId: number; at: string },
): CopiedRow => [
  studentId,
  String(period.id),
  usernameOf(person.phone, period.values.code),
  vault.lookupHash('identity', person.identityNumber),
  vault.seal(person.identityNumber, `identity:${studentId}`),
  person.phone,
  person.email,
  passwordHash,
  String(institutionId),
  'BACHELOR',
  JSON.stringify({
    academicInstitution: String(institutionId),
    currentlyStudying: 'BACHELOR',
    otherBachelor: false,
    scholarships: ['NONE'],
    receivedScholarship: false,
    notDeserter: true,
    residencyStatus: 'CITIZEN',
  }),
  at,
  at,
  't',
]

export const requestRow = (
  { state, createdAt, submittedAt }: LivedRequest,
  ids: { requestId: string; studentId: string; periodId: number; last: string },
): CopiedRow => [
  ids.requestId,
  ids.studentId,
  String(ids.periodId),
  state.status,
  state.publishState,
  state.correctionDeadline?.toISOString() ?? null,
  JSON.stringify(memoryOf(state)),
  submittedAt?.toISOString() ?? null,
  submittedAt?.toISOString() ?? null,
  createdAt.toISOString(),
  ids.last,
]

export const eventRow = (lived: LivedEvent, requestId: string, number: number): CopiedRow => {
  const { at, event, by, actorId, reason, before, after } = lived
  return [
    requestId,
    String(number),
    at.toISOString(),
    event,
    by,
    actorId,
    reason,
    before.status,
    after.status,
    after.publishState,
    snapshotNumberOf(lived)?.toString() ?? null,
  ]
}

/** Builds the flags: each return asked for one document, which the next correction replaced. */
export const flagRows = ({ events }: LivedRequest, requestId: string): readonly CopiedRow[] =>
  events
    .map((event, place) => ({ event, later: events.slice(place + 1) }))
    .filter(({ event }) => event.event === 'RETURN_FOR_REPAIR')
    .map(({ event, later }, round) => {
      const isOfAppeal = event.before.appeal !== 'NONE'
      const correction = later.find(({ event: name }) => name === 'SUBMIT_CORRECTIONS')
      return [
        requestId,
        String(round + 1),
        '0',
        isOfAppeal ? 'documents' : flaggedDocument.field,
        isOfAppeal ? '0' : null,
        flagReason,
        correction?.at.toISOString() ?? null,
      ]
    })

export const stepRows = (
  { vault }: SeedContext,
  context: ApplicationContext,
  answers: Answers,
  requestId: string,
  at: string,
): readonly CopiedRow[] => {
  const typed = Object.fromEntries(Object.entries(answers).filter(([name]) => !context.locked.has(name)))
  return stepsFor(context).flatMap(({ id, section }) => {
    if (!section.questions.some((question) => question.id in typed)) return []
    const { version, answers: open, secretSealed } = stepToStore(vault, requestId, section, typed, 1)
    return [[requestId, id, String(version), JSON.stringify(open), secretSealed, at]]
  })
}

export const fileRow = (
  { id, document, originalName, bytes, sha256 }: SeedFile,
  studentId: string,
  { submittedAt }: Pick<LivedRequest, 'submittedAt'>,
  at: string,
): CopiedRow => [
  id,
  studentId,
  document,
  originalName,
  'pdf',
  String(bytes),
  sha256,
  'f',
  'unscanned',
  at,
  at,
  submittedAt?.toISOString() ?? null,
]
