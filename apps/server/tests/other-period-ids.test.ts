import { getTableColumns, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { starterReasons } from '../src/reference/starter-reasons.ts'
import { registrationPeriods } from '../src/store/schema.ts'
import { core } from './support/accounts.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import type { Sender } from './support/submission.ts'
import { formHeaders, formOf } from './support/upload-form.ts'

const { at, member, ask, of, sent, statusOf, countOf } = useReviewBench()

const otherPeriod = '2024'
const ownReason = 'ONLY_THERE'
const words = { he: ownReason, ar: ownReason, en: ownReason }

/** Adds a second period like the current one, with return and denial reasons of its own. */
beforeAll(async () => {
  const { database } = at.server
  const [current] = await database.read((db) =>
    db.select(getTableColumns(registrationPeriods)).from(registrationPeriods),
  )
  if (!current) throw new Error('There is no period')
  const { id: _id, ...values } = current
  const own = { code: ownReason, text: words, needsNote: false }
  const reasons = {
    ...starterReasons,
    returning: [...starterReasons.returning, own],
    denying: [...starterReasons.denying, own],
  }
  await database.transaction((tx) =>
    tx.insert(registrationPeriods).values({ ...values, code: otherPeriod, reasons }),
  )
})

/** Makes a request that was sent in the other period. */
const sentThere = async (): Promise<Sender> => {
  const form = await sent()
  const there = sql`(select id from registration_periods where code = ${otherPeriod})`
  await at.server.database.transaction(async (tx) => {
    await tx.execute(sql`update students set period_id = ${there} where id = ${form.student.id}`)
    await tx.execute(sql`update requests set period_id = ${there} where id = ${form.id}`)
    await tx.execute(sql`update request_index set period_id = ${there} where request_id = ${form.id}`)
  })
  return form
}

const assign = async (who: Member, forms: readonly Sender[], period?: string) => {
  const answer = await ask(who, 'POST', 'work/change', {
    ...(period && { period }),
    requests: forms.map(({ id }) => ({ request_id: id })),
    change: { kind: 'assign', to: who.id },
  })
  return answer.json().results as { outcome: string; name: string; request_number: string }[]
}

describe('a request of another period', () => {
  it('is not found by a change of many in this period, and the answer reveals nothing of it', async () => {
    const [here, there] = [await sent(), await sentThere()]
    const reviewer = await member('reviewer')
    const results = await assign(reviewer, [there, here])
    expect(results[0]).toMatchObject({ outcome: 'NOT_FOUND', name: '', request_number: '' })
    expect(results[1]).toMatchObject({ outcome: 'done' })
    expect((await assign(reviewer, [there], otherPeriod))[0]?.outcome).toBe('done')
  })

  it('is on no page of this period’s queue, not even after its own key', async () => {
    const [here, there] = [await sent(), await sentThere()]
    const reviewer = await member('reviewer')
    const list = async (question: object) => {
      const answer = (await ask(reviewer, 'POST', 'requests/list', { limit: 100, ...question })).json()
      return answer.requests as { request_id: string }[]
    }
    const ids = async (question: object) => (await list(question)).map(({ request_id }) => request_id)
    expect(await ids({})).toContain(here.id)
    expect(await ids({})).not.toContain(there.id)
    expect(await ids({ view: { period: otherPeriod } })).not.toContain(here.id)
    const after = { key: '1970-01-01T00:00:00.000Z', request_id: there.id }
    expect(await ids({ sort: 'moved', after })).not.toContain(there.id)
    const here2025 = { period: '2025' }
    expect(await ids({ search: there.student.identityNumber, view: here2025 })).toEqual([])
  })

  it('is found by a search without a view, by its number, identity number or phone', async () => {
    const there = await sentThere()
    const reviewer = await member('reviewer')
    const found = async (search: string, view = {}) => {
      const { requests } = (await ask(reviewer, 'POST', 'requests/list', { search, view })).json()
      return requests as { request_id: string; request_number: string }[]
    }
    const [byIdentity] = await found(there.student.identityNumber)
    expect(byIdentity).toMatchObject({
      request_id: there.id,
      request_number: expect.stringMatching(/^2024-/),
    })
    const number = byIdentity?.request_number ?? ''
    expect((await found(number)).map(({ request_id }) => request_id)).toEqual([there.id])
    expect(await found(number, { period: '2025' })).toEqual([])
  })

  it('waits by the targets and days off of its own period in a search', async () => {
    const there = await sentThere()
    const reviewer = await member('reviewer')
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods set stage_targets = stage_targets || '{"review": 77}'
        where code = ${otherPeriod}`),
    )
    const answer = await ask(reviewer, 'POST', 'requests/list', { search: there.student.identityNumber })
    expect(answer.json().requests[0].waiting).toMatchObject({ stage: 'review', target: 77 })
  })

  it('is taken only in its own period, also after a decision in this one', async () => {
    const [here, there] = [await sent(), await sentThere()]
    const reviewer = await member('reviewer')
    const { seen } = await of(reviewer, here.id).opened()
    const decision = { event: 'DENY', seen, reason: 'STUDY_SCOPE', takes_next: true }
    const { next } = (await of(reviewer, here.id).decide(decision)).json()
    expect(next).not.toBe(there.id)
    const taken = await ask(reviewer, 'POST', 'queue/take-next', { view: { period: otherPeriod } })
    expect(taken.json().taken).not.toBeNull()
    expect(
      (await ask(reviewer, 'POST', 'queue/take-next', { view: { period: 'none' } })).json().taken,
    ).toBeNull()
  })

  it('has its own reasons, which are refused in this period', async () => {
    const [here, there] = [await sent(), await sentThere()]
    const reviewer = await member('reviewer')
    for (const [form, code] of [
      [here, 400],
      [there, 200],
    ] as const) {
      const calls = of(reviewer, form.id)
      const { documents, seen } = await calls.opened()
      const [document] = documents
      const flag = { key: document?.key, file_name: document?.file?.file_name, verdict: 'FLAGGED' }
      expect((await calls.verdict({ ...flag, reason: ownReason })).statusCode).toBe(code)
      expect((await calls.decide({ event: 'DENY', seen, reason: ownReason })).statusCode).toBe(code)
    }
    expect([await statusOf(here), await statusOf(there)]).toEqual(['SUBMITTED', 'DENIED'])
    expect(await countOf('document_verdicts', here)).toBe(0)
  })

  it('has documents that no request of this period can use', async () => {
    const [here, there] = [await sent(), await sentThere()]
    const reviewer = await member('reviewer')
    const elsewhere = (await of(reviewer, there.id).opened()).documents[0]?.file?.file_name
    const calls = of(reviewer, here.id)
    const key = (await calls.opened()).documents[0]?.key
    expect((await calls.view({ file_name: elsewhere })).statusCode).toBe(404)
    expect((await calls.rotate({ file_name: elsewhere, degrees: 90 })).statusCode).toBe(404)
    expect((await calls.verdict({ key, file_name: elsewhere, verdict: 'ACCEPTED' })).statusCode).toBe(400)
    expect((await calls.dismiss({ other_id: there.id, is_dismissed: true })).statusCode).toBe(404)
  })

  it('is not found by an institution list, neither by its number nor by its student', async () => {
    const there = await sentThere()
    const manager = await member('manager')
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ number: number }>(sql`select number from requests where id = ${there.id}`),
    )
    const number = `${otherPeriod}-${String(rows[0]?.number).padStart(6, '0')}`
    const lines = ['identity_number,request_number', `${there.student.identityNumber},`, `,${number}`]
    const checked = await at.server.app.inject({
      method: 'POST',
      url: `${core}/office/institution-lists/check/2025/1`,
      headers: { ...manager.headers, ...formHeaders },
      payload: formOf(Buffer.from(lines.join('\n')), { name: 'list.csv' }),
    })
    const report = (await ask(manager, 'GET', `institution-lists/${checked.json().id}`)).json()
    expect(report.list.applicable).toBe(0)
    expect(report.rows.map((row: { checked: string }) => row.checked)).toEqual(['NO_REQUEST', 'NO_REQUEST'])
    await ask(manager, 'POST', `institution-lists/${checked.json().id}/apply`)
    expect(await statusOf(there)).toBe('SUBMITTED')
  })
})

it('rules that were proposed here can neither be put in force nor withdrawn in another period', async () => {
  const [manager, second] = [await member('manager'), await member('manager')]
  const rules = (who: Member, path: string, body: object) => ask(who, 'POST', `rules-versions${path}`, body)
  const proposed = await rules(manager, '', { award_tiers: [{ from: 50, amount: 1_000 }] })
  expect(proposed.statusCode, proposed.body).toBe(200)
  const { version } = proposed.json()
  const there = { period: otherPeriod, version }
  expect((await rules(second, '/activate', { ...there, seen: 1 })).statusCode).toBe(404)
  expect((await rules(manager, '/withdraw', there)).statusCode).toBe(404)
  expect((await rules(manager, '/withdraw', { version })).json().state).toBe('WITHDRAWN')
})
