import { randomUUID } from 'node:crypto'
import type { Answers } from '@milgo/domain/answers/answer'
import { type Snapshot, takeSnapshot } from '@milgo/domain/answers/snapshot'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import { withAddressesMatch } from '@milgo/domain/application/personal/effects'
import { stepsFor } from '@milgo/domain/application/steps'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import { usernameOf } from '@milgo/domain/identity/username'
import type { LocalizedText } from '@milgo/domain/period/localized-text'
import type { Period } from '@milgo/domain/period/period'
import { memoryOf } from '@milgo/domain/status/request-memory'
import { applicationWording } from '@milgo/messages/application-wording'
import type { Language } from '@milgo/messages/languages'
import { demoAnswers } from '@milgo/testing/demo-answers'
import { type DemoPerson, demoPerson } from '@milgo/testing/demo-person'
import { type Cast, type LivedEvent, type LivedRequest, liveRequest } from '@milgo/testing/live-request'
import { createRandom, type Random } from '@milgo/testing/random'
import type { History } from '@milgo/testing/request-histories'
import { applicationWords } from '../core/application-words.ts'
import { fileNameOf } from '../core/files/file-keys.ts'
import type { SentRequest } from '../core/requests/index-repository.ts'
import { sentIndexValues } from '../core/requests/index-values.ts'
import { sealSnapshot } from '../core/requests/sealed-snapshot.ts'
import { stepToStore } from '../core/requests/stored-answers.ts'
import type { Vault } from '../platform/crypto/vault.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import { demoWords } from '../reference/demo-words.ts'
import type { SeedDictionaries } from './dictionaries.ts'
import type { SeedFile } from './document-pool.ts'
import { appealRows } from './seed-appeals.ts'
import { figureRows, figuresContextOf, seedFigures } from './seed-figures.ts'
import { letterRows, moneyRows, needsAward, scoreRows, seedScore } from './seed-results.ts'
import type { SeedTable } from './seed-tables.ts'

export type SeedPeriod = {
  readonly id: number
  readonly values: Period
  /** When its results were published; null while it is open. */
  readonly publishedAt: Date | null
}

export type SeedGround = {
  readonly vault: Vault
  readonly dictionaries: SeedDictionaries
  readonly passwordHash: string
  readonly cast: Cast
  readonly now: Date
}

export type RequestPlan = {
  /** Which demo person it is. */
  readonly number: number
  readonly seed: number
  readonly period: SeedPeriod
  readonly history: History
  /** The stored file that answers a question. */
  readonly fileFor: (questionId: string) => SeedFile
  /** Whether the files belong to this student; those of the pool belong to another. */
  readonly ownsFiles: boolean
}

/** What was first sent; the corrections of a seeded world are told by its events alone. */
const firstSnapshot = 1

export type SeedRows = Readonly<Partial<Record<SeedTable, readonly CopiedRow[]>>> & {
  /** What the office's index takes from what was sent. */
  readonly sent?: SentRequest
}

/** A demo world tries so many people until one fits a history that needs an award. */
const mostTries = 200

/** All rows of one student with a request that has gone through its history. */
export const buildRequest = (ground: SeedGround, plan: RequestPlan): SeedRows =>
  rowsOf(ground, plan, drawRequest(ground, plan, fittingSeed(ground, plan), plan.fileFor))

/** The first seed whose person could have had this history. */
const fittingSeed = (ground: SeedGround, plan: RequestPlan): number => {
  if (!needsAward(plan.history)) return plan.seed
  for (let tries = 0; tries < mostTries; tries += 1) {
    const seed = plan.seed + tries * 1_000_003
    const { score, institution } = drawRequest(ground, plan, seed, () => noFile)
    if (score.award > 0 && !institution.isSponsored) return seed
  }
  throw new Error('No demo person earns an award')
}

/** A code of the starter reasons. */
const demoDenyReason = 'STUDY_SCOPE'

/** Stands for every document while a person is looked for. */
const noFile: SeedFile = {
  id: randomUUID(),
  questionId: '',
  document: '',
  originalName: '',
  bytes: 0,
  sha256: '',
}

/** Who applies, with what, and what came of it. */
const drawRequest = (
  ground: SeedGround,
  { period, history, number }: RequestPlan,
  seed: number,
  fileFor: RequestPlan['fileFor'],
) => {
  const { dictionaries, cast, now } = ground
  const random = createRandom(seed)
  const person = demoPerson(number, random)
  const institution = random.pick(dictionaries.institutions)
  const studentId = randomUUID()
  const lived = liveRequest(history, {
    period: period.values,
    now,
    publishedAt: period.publishedAt,
    cast,
    studentId,
    reason: demoWords.reason,
    denyReason: demoDenyReason,
    random,
  })
  const context = contextAt(lived.submittedAt ?? lived.createdAt, period.values, institution, dictionaries)
  const files = new Map<string, SeedFile>()
  const whole = demoAnswers(person, String(institution.id), context, {
    random,
    codesOf: dictionaries.codesOf,
    fileFor: ({ id }) => {
      const file = fileFor(id)
      const name = fileNameOf({ id: file.id, format: 'pdf' })
      files.set(name, file)
      return name
    },
  })
  const answers = lived.submittedAt === null ? halfOf(whole, random) : whole
  const figuresContext = figuresContextOf(answers, context)
  const figures = seedFigures(figuresContext, number, needsAward(history))
  const place = dictionaries.scorePlaceOf(figuresContext.sent.under18City ?? '')
  const score = seedScore(figures, figuresContext, place, period.values)
  return { person, institution, studentId, lived, context, files, answers, figures, score }
}

const rowsOf = (ground: SeedGround, plan: RequestPlan, drawn: ReturnType<typeof drawRequest>): SeedRows => {
  const { period, ownsFiles } = plan
  const { person, institution, studentId, lived, context, files, answers, figures, score } = drawn
  const requestId = randomUUID()
  const snapshot =
    lived.submittedAt && snapshotOf(ground, plan, { person, answers, context, files, at: lived.submittedAt })
  const at = lived.createdAt.toISOString()
  const last = (lived.events.at(-1)?.at ?? lived.createdAt).toISOString()
  return {
    students: [studentRow(ground, period, person, { studentId, institutionId: institution.id, at })],
    requests: [requestRow(lived, { requestId, studentId, periodId: period.id, last })],
    request_steps: stepRows(ground, context, answers, requestId, last),
    request_events: lived.events.map((event, place) => eventRow(event, requestId, place + 1)),
    figure_versions: figureRows(lived, requestId, figures),
    review_flags: flagRows(lived, requestId),
    ...appealRows(ground.vault, lived, requestId, person.language),
    ...(snapshot &&
      sentRows(ground, {
        requestId,
        lived,
        snapshot,
        score,
        period: period.values,
        institution: institutionName(ground, institution.id),
        ...namesOf(person),
      })),
    files: ownsFiles ? [...files.values()].map((file) => fileRow(file, studentId, lived, at)) : [],
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
const sentRows = ({ vault }: SeedGround, sent: Parameters<typeof moneyRows>[1]): SeedRows => {
  const { requestId, snapshot } = sent
  return {
    request_snapshots: [
      [
        requestId,
        String(firstSnapshot),
        snapshot.submittedAt,
        sealSnapshot(vault, requestId, firstSnapshot, snapshot),
      ],
    ],
    scores: scoreRows(sent),
    letters: letterRows(vault, sent),
    ...moneyRows(vault, sent),
    sent: { requestId, ...sentIndexValues(vault, snapshot) },
  }
}

const contextAt = (
  now: Date,
  { ageDate, reserveWindow }: Period,
  institution: ApplicationContext['institution'],
  { municipalCodeOf }: SeedDictionaries,
): ApplicationContext => ({
  institution,
  ageDate: new Date(ageDate),
  reserveWindow,
  now,
  locked: lockedByDefault,
  municipalCodeOf,
})

/** A draft that somebody has begun: the questions up to a drawn one. */
const halfOf = (answers: Answers, random: Random): Answers => {
  const end = random.between(3, applicationForm.questions.length)
  const ids = new Set(applicationForm.questions.slice(0, end).map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}

const studentRow = (
  { vault, passwordHash }: SeedGround,
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

const requestRow = (
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

const eventRow = (
  { at, event, by, actorId, reason, before, after }: LivedEvent,
  requestId: string,
  number: number,
): CopiedRow => [
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
  event === 'SUBMIT' ? String(firstSnapshot) : null,
]

/** Each return asked for one document, which the next correction has replaced. */
const flagRows = ({ events }: LivedRequest, requestId: string): readonly CopiedRow[] =>
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
        isOfAppeal ? 'documents' : 'id_front',
        isOfAppeal ? '0' : null,
        'UNREADABLE',
        correction?.at.toISOString() ?? null,
      ]
    })

const stepRows = (
  { vault }: SeedGround,
  context: ApplicationContext,
  answers: Answers,
  requestId: string,
  at: string,
): readonly CopiedRow[] =>
  stepsFor(context).flatMap(({ id, section }) => {
    const typed = Object.fromEntries(Object.entries(answers).filter(([name]) => !context.locked.has(name)))
    if (!section.questions.some((question) => question.id in typed)) return []
    const { version, answers: open, secretSealed } = stepToStore(vault, requestId, section, typed, 1)
    return [[requestId, id, String(version), JSON.stringify(open), secretSealed, at]]
  })

type Sent = {
  readonly person: DemoPerson
  readonly answers: Answers
  readonly context: ApplicationContext
  readonly files: ReadonlyMap<string, SeedFile>
  readonly at: Date
}

const snapshotOf = (
  { dictionaries }: SeedGround,
  { period }: RequestPlan,
  { person: { language }, answers, context, files, at }: Sent,
): Snapshot => {
  const { code, scoreRules, reserveWindow } = period.values
  const city = answers['under18City']
  return takeSnapshot({
    form: applicationForm,
    answers: withAddressesMatch(answers),
    context,
    facts: { period: code, rulesVersion: scoreRules.version, language, submittedAt: at.toISOString() },
    wording: applicationWording(applicationWords[language], {
      entry: (dictionary, entry) =>
        dictionaries.nameOf(language, dictionary, entry, typeof city === 'string' ? city : undefined),
      file: (name) => files.get(name)?.originalName,
      labelParams: {
        from: toDotted(reserveWindow.from, 'DD.MM.YYYY'),
        to: toDotted(reserveWindow.to, 'DD.MM.YYYY'),
      },
    }),
    findFile: (name) => files.get(name),
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
