import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestIndex } from '../src/store/request-index-schema.ts'
import { bearer, clockOf } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change } from './support/form.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { placeRequest } from './support/place-request.ts'
import { givenStaff } from './support/staff.ts'
import { givenFilledDraft, openSubmission, type Sender } from './support/submission.ts'
import { openReviews, walkedPeriod, withEnding } from './support/unpublished-walks.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

/** Every call that returns data to a student, found in the contracts, so that a new one is tested automatically. */
const studentReads = Object.values<Call>(calls).filter(
  ({ guard, method, isPersonal }) => guard === 'student' && method === 'GET' && isPersonal,
)
const paramsOf: Readonly<Record<string, string>> = { cityId: '5000', number: '1' }

const answersTo = async (token: string): Promise<ReadonlyMap<string, Buffer>> => {
  // An export of one's data is allowed once a day.
  await change(server, sql`delete from rate_limits`)
  const answers = new Map<string, Buffer>()
  for (const call of studentReads) {
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => paramsOf[name] ?? name)
    const answer = await server.app.inject({
      url: baseOf(call.service) + path,
      headers: { ...bearer(token), 'accept-language': 'en' },
    })
    const isRefusal = answer.statusCode >= 400
    // The refusal contains the id of the call.
    const bytes = isRefusal
      ? Buffer.from(JSON.stringify({ ...answer.json().error, requestId: '' }))
      : answer.rawPayload
    answers.set(path, Buffer.concat([Buffer.from(`${answer.statusCode}\n`), bytes]))
  }
  return answers
}

/** Calls that a student may try although none is possible now, each with a valid body. */
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

/** The reason of each refusal: the status, which proves that the bodies above are valid. */
const ofReview = {
  '/appeal/create-appeal': [400, 'RESULT_NOT_PUBLISHED'],
  '/appeal/update-appeal/by-user': [400, 'NO_APPEAL'],
  '/appeal/submit-corrections': [400, 'NO_APPEAL'],
  '/step-1/save': [403, 'WRONG_STATUS'],
  '/step-3/save': [403, 'WRONG_STATUS'],
  '/step-4/save': [403, 'WRONG_STATUS'],
  // The request was sent before: the same answer again.
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

/** Returns the answers of these attempts. */
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

const sentRequest = async () => {
  const form = await givenFilledDraft(server)
  await form.saveDocuments(form.draft())
  await form.send({ version: 1 })
  return form
}

/** Returns the outcome that the office's index has. */
const indexedResult = async (id: string) => {
  const { status, decision, score, award } = requestIndex
  const rows = await server.database.read((db) =>
    db.select({ status, decision, score, award }).from(requestIndex).where(eq(requestIndex.requestId, id)),
  )
  return rows[0]
}

const walks = 8

describe('until publication', () => {
  it('reviews of several histories can end, each in several ways', () => {
    expect(studentReads.length).toBeGreaterThanOrEqual(9)
    expect(openReviews.length).toBe(6)
    for (const { state, events } of openReviews) {
      const ends = Array.from(
        { length: walks },
        (_, seed) => withEnding(events, state, seed).at(-1)?.after.status,
      )
      expect(new Set(ends).size).toBeGreaterThan(1)
    }
  })

  it.each(openReviews)(
    'every outcome after $shown gives the student the same bytes',
    async ({ state, events }) => {
      const form = await sentRequest()
      await change(
        server,
        sql`update registration_periods set appeals_from = ${walkedPeriod.appealsFrom}::timestamptz,
        appeals_to = ${walkedPeriod.appealsTo}::timestamptz, is_appeals_open = true`,
      )
      let first: ReadonlyMap<string, Buffer> | undefined
      const indexed = new Set<string>()
      for (let seed = 0; seed < walks; seed += 1) {
        const lines = withEnding(events, state, seed)
        await placeRequest(server, form.id, lines, events.length, seed + 1)
        const answers = new Map([...(await answersTo(form.token)), ...(await refusalsTo(form))])
        first ??= answers
        indexed.add(JSON.stringify(await indexedResult(form.id)))
        for (const [path, bytes] of answers) {
          const way = lines.map(({ event }) => event).join(' ')
          expect([way, path, bytes.equals(first.get(path) ?? Buffer.alloc(0))]).toEqual([way, path, true])
        }
      }
      // Only the office's index differs.
      expect(indexed.size).toBeGreaterThan(2)
      const refusals = attemptsOf(form).map(([method, path]) => {
        const { status, error } = JSON.parse(String(first?.get(`${method} ${path}`)))
        return [path, [status, error.errors?.[0]?.code ?? error.code ?? null]]
      })
      expect(Object.fromEntries(refusals)).toEqual(state.appeal === 'NONE' ? ofReview : ofAppeal)
      expect([...(first?.values() ?? [])].join('')).not.toContain('a reason that says it all')
    },
  )

  it('the real acts of staff give students the same bytes, messages included', async () => {
    const reviewer = { id: (await givenStaff(server, ['reviewer'])).id, role: 'REVIEWER' } as const
    const manager = { id: (await givenStaff(server, ['manager'])).id, role: 'MANAGER' } as const
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

/** Returns the personal area without what differs between students: ids, numbers, addresses. */
const normalised = (answers: ReadonlyMap<string, Buffer>, { student }: Sender): string => {
  const text = ['/user/current-user', '/page-data/personal-area']
    .map((path) => answers.get(path)?.toString('utf8') ?? path)
    .join('\n')
  return (
    [student.email, student.phone, student.username, student.identityNumber]
      .reduce((left, value) => left.replaceAll(value, '-'), text)
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
      .replace(/\d{4}-\d{6}/g, 'number')
      // Files that were uploaded at the same moment are ordered by their random ids.
      .replace(/parent [12]/g, 'parent')
  )
}
