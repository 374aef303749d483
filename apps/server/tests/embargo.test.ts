import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { exampleLetter } from '@milgo/domain/letter/letter.fixture'
import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { computeScore } from '@milgo/domain/score/compute'
import { exampleScoreRules } from '@milgo/domain/score/example-rules.fixture'
import { plainAnswers, plainFigures } from '@milgo/domain/score/score-inputs.fixture'
import { moveRequest } from '@milgo/domain/status/move-request'
import { memoryOf } from '@milgo/domain/status/request-memory'
import type { RequestState } from '@milgo/domain/status/request-state'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { StatusEvent } from '@milgo/domain/status/status-event'
import { type LivedEvent, liveRequest } from '@milgo/testing/live-request'
import { createRandom, type Random } from '@milgo/testing/random'
import { type History, historiesOf, isPublished } from '@milgo/testing/request-histories'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveRequestByStaff } from '../src/core/requests/move-request-by-staff.ts'
import { letterTemplate } from '../src/core/results/print-letter.ts'
import { sealLetter } from '../src/core/results/sealed-letter.ts'
import { requestEvents } from '../src/store/requests-schema.ts'
import { letters, scores } from '../src/store/results-schema.ts'
import { figureVersions } from '../src/store/review-schema.ts'
import { bearer, clockOf } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change } from './support/form.ts'
import { addStaff } from './support/staff.ts'
import { enterWithDocuments, openSubmission, type Sender } from './support/submission.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

/** Every call that answers a student something, found in the contracts: a new one is tried without a word here. */
const studentReads = Object.values<Call>(calls).filter(
  ({ guard, method, isPersonal }) => guard === 'student' && method === 'GET' && isPersonal,
)
const paramsOf: Readonly<Record<string, string>> = { cityId: '5000', number: '1' }

const answersTo = async (token: string): Promise<ReadonlyMap<string, Buffer>> => {
  // An export of one's data is made once a day.
  await change(server, sql`delete from rate_limits`)
  const answers = new Map<string, Buffer>()
  for (const call of studentReads) {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => paramsOf[name] ?? name)
    const answer = await server.app.inject({
      url: baseOf(call.service) + path,
      headers: { ...bearer(token), 'accept-language': 'en' },
    })
    const isRefusal = answer.statusCode >= 400
    // A refusal names the call that it answers.
    const bytes = isRefusal
      ? Buffer.from(JSON.stringify({ ...answer.json().error, requestId: '' }))
      : answer.rawPayload
    answers.set(path, Buffer.concat([Buffer.from(`${answer.statusCode}\n`), bytes]))
  }
  return answers
}

/** What a student may try although nothing of it is theirs to do now, each with a body that is right in itself. */
const attemptsOf = (form: Sender) => {
  const appeal = {
    details: 'The figures are wrong',
    documents: '[]',
    type: 'RESULT_APPEAL',
    grounds: ['OTHER'],
  }
  const documents = { ...form.draft(), version: 2 }
  return [
    ['POST', '/appeal/create-appeal', { ...appeal, user_request_id: form.id }],
    ['PATCH', '/appeal/update-appeal/by-user', appeal],
    ['POST', '/appeal/submit-corrections', undefined],
    ['POST', '/step-1/save', { first_name: 'Other', version: 1 }],
    ['POST', '/step-3/save', { identity_children: '3', version: 1 }],
    ['POST', '/step-4/save', documents],
    ['POST', '/step-4/submit', documents],
    ['POST', '/step-4/submit-corrections', documents],
    [
      'PATCH',
      '/user-request/by-user/fix-bank-details',
      { bank_name: '12', branch_number: '600', account_number: '123456', bank_account_reference: 'a.pdf' },
    ],
  ] as const
}

/** Why each attempt is refused: for its status, so that the bodies above are not refused for themselves. */
const ofReview = {
  '/appeal/create-appeal': [400, 'RESULT_NOT_PUBLISHED'],
  '/appeal/update-appeal/by-user': [400, 'NO_APPEAL'],
  '/appeal/submit-corrections': [400, 'NO_APPEAL'],
  '/step-1/save': [403, 'WRONG_STATUS'],
  '/step-3/save': [403, 'WRONG_STATUS'],
  '/step-4/save': [403, 'WRONG_STATUS'],
  // What was sent is sent: the same answer again.
  '/step-4/submit': [200, null],
  '/step-4/submit-corrections': [403, 'WRONG_STATUS'],
  '/user-request/by-user/fix-bank-details': [409, 'BANK_FIX_CLOSED'],
} as const
const ofAppeal = {
  ...ofReview,
  '/appeal/create-appeal': [400, 'ALREADY_APPEALED'],
  '/appeal/update-appeal/by-user': [400, 'APPEAL_IN_REVIEW'],
  '/appeal/submit-corrections': [400, 'WRONG_STATUS'],
} as const

/** What each of these attempts is answered. */
const refusalsTo = async (form: Sender): Promise<ReadonlyMap<string, Buffer>> => {
  const refusals = new Map<string, Buffer>()
  for (const [method, path, payload] of attemptsOf(form)) {
    const answer = await server.app.inject({
      method,
      url: baseOf('core') + path,
      headers: { ...bearer(form.token), 'accept-language': 'en' },
      ...(payload && { payload }),
    })
    const { error, ...beside } = answer.json()
    const told = { status: answer.statusCode, error: { ...error, requestId: '' }, beside }
    refusals.set(`${method} ${path}`, Buffer.from(JSON.stringify(told)))
  }
  return refusals
}

/** The start of the tests' clock: every history lies before it. */
const now = new Date('2026-01-15T10:00:00Z')
const hour = 3_600_000
const period = {
  ...examplePeriod,
  from: '2025-09-01T00:00:00Z',
  to: '2026-06-01T00:00:00Z',
  appealsFrom: '2025-10-01T00:00:00Z',
  appealsTo: '2026-07-01T00:00:00Z',
  isAppealsOpen: true,
  isOpen: true,
}
const cast = { reviewers: ['r1', 'r2', 'r3'], managers: ['m1', 'm2', 'm3', 'm4', 'm5'], finance: ['f1'] }
const staffIds = new Map<string, string>()
const idOf = (name: string | null): string | null => {
  if (name === null || name === 'student') return null
  const known = staffIds.get(name) ?? crypto.randomUUID()
  staffIds.set(name, known)
  return known
}

/** Where a review can end, with or without an appeal. */
const reviewed: readonly RequestStatus[] = [
  'SUBMITTED',
  'REPAIR_BACK_FROM',
  'REPAIR_BACK_FROM_TO',
  'APPEAL_SUBMITTED',
  'APPEAL_REPAIR_BACK_FROM',
]
/** What ends a review, and what may follow before publication without being told. */
const endings: readonly StatusEvent[] = [
  'APPROVE',
  'DENY',
  'INSTITUTION_REJECTS',
  'APPROVE_APPEAL',
  'DENY_APPEAL',
]
const hidden: readonly StatusEvent[] = [
  ...endings,
  'SEND_BACK_TO_REVIEW',
  'CONFIRM',
  'COMPUTE',
  'QUEUE_APPEAL',
  'REOPEN',
]

type Line = Pick<LivedEvent, 'event' | 'by' | 'at' | 'actorId' | 'before' | 'after'>

const lived = (history: History) =>
  liveRequest(history, {
    period,
    now: new Date(now.getTime() - 10 * 24 * hour),
    publishedAt: isPublished(history) ? new Date(now.getTime() - 18 * 24 * hour) : null,
    cast,
    studentId: 'student',
    reason: 'example',
    random: createRandom(1),
  })

const actors = [
  ...cast.reviewers.map((id) => ({ role: 'REVIEWER', id }) as const),
  ...cast.managers.map((id) => ({ role: 'MANAGER', id }) as const),
  { role: 'SYSTEM', id: null } as const,
]

/** One event that the table allows to somebody, drawn; undefined where none is. */
const drawMove = (
  state: RequestState,
  events: readonly StatusEvent[],
  at: Date,
  random: Random,
): Line | undefined => {
  const possible = events.flatMap((event) =>
    actors.flatMap((actor) => {
      const move = moveRequest(state, event, actor, {
        now: at,
        period,
        reason: 'example',
        hasCompleteFigures: true,
        hasFlags: true,
        isTaken: true,
      })
      return move.isAllowed
        ? [{ event, by: actor.role, actorId: actor.id, at, before: state, after: move.request }]
        : []
    }),
  )
  return possible.length === 0 ? undefined : random.pick(possible)
}

/** The history with a drawn end of its review at one and the same moment, and a drawn walk of hidden events after it. */
const withEnding = (prefix: readonly Line[], state: RequestState, seed: number): readonly Line[] => {
  const random = createRandom(seed)
  const lines = [...prefix]
  let at = now.getTime() - 5 * 24 * hour
  const first = drawMove(state, endings, new Date(at), random)
  if (!first) throw new Error(`no review ends in ${state.status}`)
  lines.push(first)
  let current = first.after
  for (let left = random.below(7); left > 0; left -= 1) {
    at += random.between(1, 10) * hour
    const next = drawMove(current, hidden, new Date(at), random)
    if (!next) break
    lines.push(next)
    current = next.after
  }
  return lines
}

/** Puts the student's request at the end of this history. */
const place = async (
  { id }: Pick<Sender, 'id'>,
  lines: readonly Line[],
  shownLines: number,
  drawn: number,
) => {
  const state = lines.at(-1)?.after
  if (!state) throw new Error('a history without an event')
  await server.database.transaction(async (tx) => {
    await tx.execute(sql`update requests set status = ${state.status}, publish_state = ${state.publishState},
      correction_deadline = ${state.correctionDeadline?.toISOString() ?? null}::timestamptz,
      memory = ${JSON.stringify(memoryOf(state))}::jsonb where id = ${id}`)
    await tx.execute(sql`delete from request_events where request_id = ${id}`)
    await tx.execute(sql`delete from scores where request_id = ${id}`)
    await tx.execute(sql`delete from letters where request_id = ${id}`)
    await tx.execute(sql`delete from figure_versions where request_id = ${id}`)
    const computed = lines.flatMap((line, index) => (line.event === 'COMPUTE' ? [{ line, index }] : []))
    if (computed.length > 0)
      await tx
        .insert(scores)
        .values(
          computed.map(({ line, index }, place) =>
            scoreRow(id, place + 1, line, index < shownLines ? 0 : drawn),
          ),
        )
    const published = computed.filter(({ index }) => index < shownLines)
    if (published.length > 0 && state.publishState !== '0') await tx.insert(letters).values(letterRow(id))
    await tx.insert(figureVersions).values({
      requestId: id,
      version: 1,
      round: 1,
      staffId: crypto.randomUUID(),
      at: now,
      figures: { houseHoldPeople: String(drawn) },
      sources: {},
    })
    await tx.insert(requestEvents).values(
      lines.map(({ event, by, at, actorId, before, after }, index) => ({
        requestId: id,
        number: index + 1,
        at,
        event,
        actorRole: by,
        actorId: idOf(actorId),
        reason: 'a reason that says it all',
        fromStatus: before.status,
        toStatus: after.status,
        publishState: after.publishState,
        snapshotNumber: event === 'SUBMIT' ? 1 : null,
      })),
    )
  })
}

/** The letter of the first score, which the student has. */
const { requestNumber: _requestNumber, ...exampleValues } = exampleLetter
const letterRow = (requestId: string) => ({
  requestId,
  number: 1,
  kind: 'AWARD' as const,
  templateVersion: letterTemplate,
  sealed: sealLetter(server.platform.vault, requestId, 1, exampleValues),
  scoreVersion: 1,
  releaseId: null,
  appealUntil: null,
  issuedAt: new Date(now.getTime() - 18 * 24 * hour),
  replaces: null,
})

/** A score that is equal for what is published, and drawn for what is not. */
const scoreRow = (requestId: string, version: number, { at, before }: Line, drawn: number) => {
  const figures = { ...plainFigures, parentOneIncome: 4_000 + 3_000 * drawn }
  const { components, total } = computeScore(plainAnswers, figures, exampleScoreRules)
  return {
    requestId,
    version,
    result: before.appeal === 'NONE' ? ('1' as const) : ('2' as const),
    snapshotNumber: 1,
    figuresVersion: 1,
    rulesVersion: exampleScoreRules.version,
    inputs: { answers: plainAnswers, figures },
    components,
    total,
    award: 1_000 * drawn,
    computedAt: at,
  }
}

const sentRequest = async () => {
  const form = await enterWithDocuments(server)
  await form.saveDocuments(form.draft())
  await form.send({ version: 1 })
  return form
}

const prefixes = Object.values(historiesOf)
  .flat()
  .flatMap((history) => history.map((_, end) => history.slice(0, end + 1)))
  .map((history) => ({ history, shown: history.map(({ event }) => event).join(' ') }))
  .filter(({ shown }, index, all) => all.findIndex((one) => one.shown === shown) === index)
  .flatMap(({ history, shown }) => {
    const { state, events } = lived(history)
    return reviewed.includes(state.status) && !state.isReviewFinished ? [{ shown, state, events }] : []
  })

const walks = 8

describe('until publication', () => {
  it('the reviews of several histories can end, and each in several ways', () => {
    expect(studentReads.length).toBeGreaterThanOrEqual(9)
    expect(prefixes.length).toBe(6)
    for (const { state, events } of prefixes) {
      const ends = Array.from(
        { length: walks },
        (_, seed) => withEnding(events, state, seed).at(-1)?.after.status,
      )
      expect(new Set(ends).size).toBeGreaterThan(1)
    }
  })

  it.each(prefixes)(
    'every outcome after $shown gives its student the same bytes',
    async ({ state, events }) => {
      const form = await sentRequest()
      await change(
        server,
        sql`update registration_periods set appeals_from = ${period.appealsFrom}::timestamptz,
        appeals_to = ${period.appealsTo}::timestamptz, is_appeals_open = true`,
      )
      let first: ReadonlyMap<string, Buffer> | undefined
      for (let seed = 0; seed < walks; seed += 1) {
        const lines = withEnding(events, state, seed)
        await place(form, lines, events.length, seed + 1)
        const answers = new Map([...(await answersTo(form.token)), ...(await refusalsTo(form))])
        first ??= answers
        for (const [path, bytes] of answers) {
          const way = lines.map(({ event }) => event).join(' ')
          expect([way, path, bytes.equals(first.get(path) ?? Buffer.alloc(0))]).toEqual([way, path, true])
        }
      }
      const refusals = attemptsOf(form).map(([method, path]) => {
        const { status, error } = JSON.parse(String(first?.get(`${method} ${path}`)))
        return [path, [status, error.errors?.[0]?.code ?? error.code ?? null]]
      })
      expect(Object.fromEntries(refusals)).toEqual(state.appeal === 'NONE' ? ofReview : ofAppeal)
      expect([...(first?.values() ?? [])].join('')).not.toContain('a reason that says it all')
    },
  )

  it('the real acts of staff leave students with the same bytes, messages included', async () => {
    const reviewer = { id: (await addStaff(server, ['reviewer'])).id, role: 'REVIEWER' } as const
    const manager = { id: (await addStaff(server, ['manager'])).id, role: 'MANAGER' } as const
    const ways = [
      [[reviewer, 'APPROVE']],
      [[reviewer, 'DENY']],
      [[manager, 'INSTITUTION_REJECTS']],
      [
        [reviewer, 'APPROVE'],
        [manager, 'SEND_BACK_TO_REVIEW'],
      ],
      [
        [reviewer, 'APPROVE'],
        [manager, 'CONFIRM'],
      ],
      [
        [reviewer, 'DENY'],
        [manager, 'REOPEN'],
      ],
    ] as const
    const seen: string[] = []
    for (const way of ways) {
      const clock = clockOf(server)
      const form = await sentRequest()
      for (const [actor, event] of way) {
        clock.pass(60)
        await moveRequestByStaff(
          server.platform,
          actor,
          form.id,
          { event, reason: 'a reason' },
          { hasCompleteFigures: true },
        )
      }
      server.clock.set(new Date('2026-01-15T10:10:00.000Z'))
      const answers = await answersTo(form.token)
      seen.push(normalised(answers, form))
    }
    for (const one of seen) expect(one).toBe(seen[0])
    clockOf(server)
  })
})

/** The personal area without what tells one student from another: ids, numbers, addresses. */
const normalised = (answers: ReadonlyMap<string, Buffer>, { student }: Sender): string => {
  const text = ['/user/current-user', '/page-data/personal-area']
    .map((path) => answers.get(path)?.toString('utf8') ?? path)
    .join('\n')
  return (
    [student.email, student.phone, student.username, student.identityNumber]
      .reduce((left, value) => left.replaceAll(value, '-'), text)
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
      .replace(/\d{4}-\d{6}/g, 'number')
      // Files that were uploaded in one moment are ordered by their random ids.
      .replace(/parent [12]/g, 'parent')
  )
}
