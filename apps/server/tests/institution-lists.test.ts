import type { InstitutionList, InstitutionListRow } from '@milgo/contracts/office/institution-list-fields'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { continueLists } from '../src/office/institution-lists/work-through-list.ts'
import { clockOf, core } from './support/accounts.ts'
import { makeXlsx } from './support/make-zip.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { auditOf } from './support/staff.ts'
import type { Sender } from './support/submission.ts'
import { formHeaders, formOf } from './support/upload-form.ts'

const { at, member, ask, of, sent, decided, confirmed, correct, statusOf } = useReviewBench()

const institution = 1
const upload = (
  who: Member,
  content: Buffer,
  name = 'list.csv',
  institutionId: number | string = institution,
) =>
  at.server.app.inject({
    method: 'POST',
    url: `${core}/office/institution-lists/check/${institutionId}`,
    headers: { ...who.headers, ...formHeaders, 'accept-language': 'en' },
    payload: formOf(content, { name }),
  })

const csv = (rows: readonly (readonly string[])[]) => Buffer.from(rows.map((row) => row.join(',')).join('\n'))

const report = async (
  who: Member,
  id: string,
): Promise<{ list: InstitutionList; rows: InstitutionListRow[] }> =>
  (await ask(who, 'GET', `institution-lists/${id}`)).json()

const check = async (who: Member, rows: readonly (readonly string[])[]) => {
  const answer = await upload(who, csv(rows))
  expect(answer.statusCode, answer.body).toBe(200)
  return report(who, answer.json().id)
}
const apply = (who: Member, { id }: Pick<InstitutionList, 'id'>) =>
  ask(who, 'POST', `institution-lists/${id}/apply`)
const revoke = (who: Member, { id }: Pick<InstitutionList, 'id'>, reason = 'sent by mistake') =>
  ask(who, 'POST', `institution-lists/${id}/revoke`, { reason })

const numberOf = async ({ id }: Pick<Sender, 'id'>): Promise<string> => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ number: string }>(
      sql`select code || '-' || lpad(number::text, 6, '0') as number from requests
        join registration_periods on registration_periods.id = requests.period_id where requests.id = ${id}`,
    ),
  )
  return rows[0]?.number ?? ''
}
const rejecting = async (...forms: readonly Pick<Sender, 'id'>[]) => [
  ['request_number', 'reason'],
  ...(await Promise.all(forms.map(async (form) => [await numberOf(form), 'left in March']))),
]
const returned = async () => {
  const form = await sent()
  const reviewer = await member('reviewer')
  await of(reviewer, form.id).judge({ id_front: 'UNREADABLE' })
  await decided(reviewer, form, 'RETURN_FOR_REPAIR')
  return { form, reviewer }
}
const eventsOf = async ({ id }: Pick<Sender, 'id'>) => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ event: string; reason: string | null; role: string }>(
      sql`select event, reason, actor_role as role from request_events where request_id = ${id} order by number`,
    ),
  )
  return rows
}

describe('checking a list', () => {
  it('says of each row what would happen or why not, and changes nothing', async () => {
    const manager = await member('manager')
    const [open, other] = [await sent(), await sent({ institution: 'sponsored' })]
    const { form: out } = await returned()
    const identity = open.student.identityNumber
    const { list, rows } = await check(manager, [
      ['name', 'ת.ז.', 'מספר בקשה', 'סיבה'],
      ['someone', identity, '', 'left in March'],
      ['', '', await numberOf(out), ''],
      ['', '', await numberOf(other), ''],
      ['', '', await numberOf(open), ''],
      ['', identity, await numberOf(out), ''],
      ['', '123456789', '', ''],
      ['', '000000018', '', ''],
      ['', '', '2025/7', ''],
      ['nobody', '', '', ''],
    ])
    expect(rows.map(({ row, checked }) => [row, checked])).toEqual([
      [2, 'REJECTED'],
      [3, 'WAITING'],
      [4, 'OTHER_INSTITUTION'],
      [5, 'NAMED_TWICE'],
      [6, 'NUMBERS_DISAGREE'],
      [7, 'BAD_IDENTITY_NUMBER'],
      [8, 'NO_REQUEST'],
      [9, 'BAD_REQUEST_NUMBER'],
      [10, 'NO_NUMBER'],
    ])
    expect(rows[0]).toMatchObject({ number: `•••••${identity.slice(-4)}`, reason: 'left in March' })
    expect(list).toMatchObject({ state: 'CHECKED', rows: 9, applicable: 2, done: 0 })
    expect(await Promise.all([open, out].map(statusOf))).toEqual(['SUBMITTED', 'REPAIR_BACK_FOR'])
    expect(JSON.stringify({ list, rows })).not.toContain(identity)
    expect((await auditOf(at.server, manager.id))[0]?.action).toBe('institution-list-checked')
  })

  it('reads a spreadsheet as well', async () => {
    const manager = await member('manager')
    const form = await sent()
    const answer = await upload(
      manager,
      makeXlsx([['Identity number'], [form.student.identityNumber]]),
      'list.xlsx',
    )
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await report(manager, answer.json().id)).rows).toMatchObject([{ checked: 'REJECTED' }])
  })

  it.each([
    ['an empty file', Buffer.alloc(0), 'LIST_EMPTY'],
    ['a stray quotation mark', Buffer.from('request_number,note\n1,"a" b\n'), 'LIST_BROKEN_TABLE'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]), 'LIST_UNREADABLE'],
    ['a broken spreadsheet', Buffer.from('PK\x03\x04 broken'), 'LIST_UNREADABLE'],
    ['headings without rows', Buffer.from('identity_number\n'), 'LIST_EMPTY'],
    ['other headings', Buffer.from('symbol,name\n1,2\n'), 'LIST_NO_COLUMNS'],
    ['too many rows', Buffer.from(`request_number\n${'1\n'.repeat(5_001)}`), 'LIST_TOO_LONG'],
  ])('refuses %s, with words for it', async (_, content, code) => {
    const answer = await upload(await member('manager'), content)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBe(code)
    expect(answer.json().error.message).not.toMatch(/[{}]|\/tmp/)
  })

  it('of an institution that does not exist, or by a reviewer, is refused', async () => {
    const [manager, reviewer] = [await member('manager'), await member('reviewer')]
    expect((await upload(manager, csv([['request_number'], ['1']]), 'l.csv', 999_999)).statusCode).toBe(404)
    expect((await upload(reviewer, csv([['request_number'], ['1']]))).statusCode).toBe(403)
  })
})

describe('applying a list', () => {
  it('rejects what it said, with the institution’s words, once', async () => {
    const manager = await member('manager')
    const [one, two] = [await sent(), await sent()]
    const { form: waiting } = await confirmed()
    const { list } = await check(manager, await rejecting(one, two, waiting))
    const answer = await apply(manager, list)
    expect(answer.json().list).toMatchObject({ state: 'APPLIED', done: 3, applied: { by: manager.name } })
    for (const form of [one, two, waiting])
      expect((await eventsOf(form)).at(-1)).toEqual({
        event: 'INSTITUTION_REJECTS',
        reason: 'left in March',
        role: 'INSTITUTION_LIST',
      })
    expect(await statusOf(waiting)).toBe('REJECTED_BY_ACADEMIC_INSTITUTION')
    expect((await apply(manager, list)).json().error.code).toBe('LIST_NOT_POSSIBLE')
    expect((await check(manager, await rejecting(one))).rows[0]?.checked).toBe('ALREADY_REJECTED')
  })

  it('decides anew on what has changed since it was checked', async () => {
    const manager = await member('manager')
    const [denied, known] = [await sent(), await sent()]
    const { list } = await check(manager, await rejecting(denied, known))
    await decided(await member('reviewer'), denied, 'DENY', { reason: 'STUDY_SCOPE' })
    await of(manager, known.id).conflict()
    expect((await apply(manager, list)).json().list.state).toBe('APPLIED')
    expect((await report(manager, list.id)).rows.map(({ applied }) => applied)).toEqual([
      'WRONG_STATUS',
      'CONFLICT_OF_INTEREST',
    ])
    expect(await Promise.all([denied, known].map(statusOf))).toEqual(['DENIED', 'SUBMITTED'])
  })

  it('by two at once rejects each request once, and goes on after an interruption', async () => {
    const [manager, other] = [await member('manager'), await member('manager')]
    const forms = [await sent(), await sent(), await sent()]
    const { list } = await check(manager, await rejecting(...forms))
    await Promise.all([apply(manager, list), apply(other, list), apply(manager, list)])
    for (const form of forms)
      expect((await eventsOf(form)).filter(({ event }) => event === 'INSTITUTION_REJECTS')).toHaveLength(1)
    expect((await report(manager, list.id)).rows.map(({ applied }) => applied)).toEqual([
      'REJECTED',
      'REJECTED',
      'REJECTED',
    ])
    const [first] = [await sent()]
    const { list: left } = await check(manager, await rejecting(first))
    // As a server leaves it that was killed after it had begun.
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update institution_lists set applying_since = now(), applied_by = ${manager.id}
        where id = ${left.id}`),
    )
    await continueLists(at.server.platform)
    expect((await report(manager, left.id)).list.state).toBe('APPLIED')
    expect(await statusOf(first)).toBe('REJECTED_BY_ACADEMIC_INSTITUTION')
  })
})

describe('a rejection that waits', () => {
  it('is shown to the reviewer, and applied by a manager after a reviewer has opened the request again', async () => {
    const manager = await member('manager')
    const { form, reviewer } = await returned()
    const { list } = await check(manager, await rejecting(form))
    await apply(manager, list)
    expect(await statusOf(form)).toBe('REPAIR_BACK_FOR')
    clockOf(at.server).pass(60)
    expect((await correct(form, ['id_front'])).statusCode).toBe(200)
    expect(await statusOf(form)).toBe('REPAIR_BACK_FROM')
    const offers = async (who: Member) => {
      const { decisions, is_rejection_waiting: isWaiting } = await of(who, form.id).opened()
      await of(who, form.id).keepOpen({ is_closing: true })
      return [
        isWaiting,
        decisions.find(({ event }) => event === 'INSTITUTION_REJECTS')?.refusals.map(({ code }) => code),
      ]
    }
    expect(await offers(manager)).toEqual([true, ['REJECTION_WAITS_FOR_REVIEW']])
    expect(await offers(reviewer)).toEqual([true, undefined])
    expect(await offers(manager)).toEqual([true, []])
    const { seen } = await of(manager, form.id).opened()
    const answer = await of(manager, form.id).decide({
      event: 'INSTITUTION_REJECTS',
      seen,
      note: 'as listed',
    })
    expect(answer.json()).toMatchObject({ status: 'REJECTED_BY_ACADEMIC_INSTITUTION' })
  })

  it('outlives a lapse, and is withdrawn by a manager with a reason', async () => {
    const manager = await member('manager')
    const { form } = await returned()
    const { list } = await check(manager, await rejecting(form))
    await apply(manager, list)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update requests set correction_deadline = '2026-01-01' where id = ${form.id}`),
    )
    await lapseCorrections(at.server.platform)
    expect(await statusOf(form)).toBe('REPAIR_BACK_FROM_TO')
    await decided(manager, form, 'WITHDRAW_REJECTION', { note: 'the institution has called' })
    const { is_rejection_waiting: isWaiting, decisions } = await of(manager, form.id).opened()
    expect(isWaiting).toBe(false)
    expect(decisions.map(({ event }) => event)).not.toContain('WITHDRAW_REJECTION')
  })
})

describe('revoking a list', () => {
  it('reopens what is unpublished, withdraws what waits, and lists what is published for a revision', async () => {
    const manager = await member('manager')
    const [open, published] = [await sent(), await sent()]
    const { form: out } = await returned()
    const { list } = await check(manager, await rejecting(open, published, out))
    expect((await revoke(manager, list)).statusCode).toBe(409)
    await apply(manager, list)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update requests set publish_state = '1' where id = ${published.id}`),
    )
    expect((await revoke(manager, list, ' ')).statusCode).toBe(400)
    const answer = await revoke(manager, list)
    expect(answer.json().list).toMatchObject({
      state: 'REVOKED',
      done: 3,
      revoke_reason: 'sent by mistake',
      revoked: { by: manager.name },
    })
    const { to_propose: toPropose } = (await ask(manager, 'GET', 'revisions')).json()
    expect(toPropose).toMatchObject([
      { request_id: published.id, list_id: list.id, revoke_reason: 'sent by mistake' },
    ])
    expect((await report(manager, list.id)).rows.map(({ revoked }) => revoked)).toEqual([
      'REOPENED',
      'NEEDS_REVISION',
      'WITHDRAWN',
    ])
    expect(await Promise.all([open, published, out].map(statusOf))).toEqual([
      'SUBMITTED',
      'REJECTED_BY_ACADEMIC_INSTITUTION',
      'REPAIR_BACK_FOR',
    ])
    expect((await eventsOf(open)).at(-1)).toMatchObject({ event: 'REOPEN', reason: 'sent by mistake' })
    expect((await revoke(manager, list)).statusCode).toBe(409)
  })

  it('is of the current period, beside the institutions to choose from', async () => {
    const manager = await member('manager')
    const { list } = await check(manager, await rejecting(await sent()))
    const { lists, institutions } = (await ask(manager, 'GET', 'institution-lists')).json()
    expect(lists.find(({ id }: InstitutionList) => id === list.id)).toEqual(list)
    expect(institutions.length).toBeGreaterThan(3)
  })
})
