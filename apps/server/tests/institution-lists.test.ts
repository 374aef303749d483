import type { InstitutionList, InstitutionListRow } from '@milgo/contracts/office/institution-list-fields'
import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { lapseCorrections } from '../src/core/requests/lapse-corrections.ts'
import { findLetters } from '../src/core/results/letters-repository.ts'
import { openLetter } from '../src/core/results/sealed-letter.ts'
import { continueLists } from '../src/office/institution-lists/work-through-list.ts'
import { bearer, clockOf, core } from './support/accounts.ts'
import { makeXlsx } from './support/make-zip.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { auditOf } from './support/staff.ts'
import type { Sender } from './support/submission.ts'
import { formHeaders, formOf } from './support/upload-form.ts'

const { at, member, ask, of, sent, decided, confirmed, correct, publishAlone, statusOf } = useReviewBench()

const institution = 1
const upload = (
  who: Member,
  content: Buffer,
  name = 'list.csv',
  institutionId: number | string = institution,
  period = '2025',
) =>
  at.server.app.inject({
    method: 'POST',
    url: `${core}/office/institution-lists/check/${period}/${institutionId}`,
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

const change = (statement: SQL) => at.server.database.transaction((tx) => tx.execute(statement))

/** Leaves a list as a server does that is killed after this step was begun. */
const interrupt = ({ id }: InstitutionList, { id: by }: Member, step: 'apply' | 'revoke') =>
  change(
    step === 'apply'
      ? sql`update institution_lists set applying_since = now(), applied_by = ${by} where id = ${id}`
      : sql`update institution_lists set revoking_since = now(), revoked_by = ${by}, revoke_reason = 'a mistake'
          where id = ${id}`,
  )

describe('checking a list', () => {
  it('returns for each row what would happen or why not, and changes nothing', async () => {
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

  it('reads a spreadsheet too', async () => {
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
  ])('refuses %s, with a text for it', async (_, content, code) => {
    const answer = await upload(await member('manager'), content)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBe(code)
    expect(answer.json().error.message).not.toMatch(/[{}]|\/tmp/)
  })

  it('of an unknown institution, or by a reviewer, is refused', async () => {
    const [manager, reviewer] = [await member('manager'), await member('reviewer')]
    expect((await upload(manager, csv([['request_number'], ['1']]), 'l.csv', 999_999)).statusCode).toBe(404)
    expect((await upload(reviewer, csv([['request_number'], ['1']]))).statusCode).toBe(403)
  })
})

describe('applying a list', () => {
  it('rejects the expected requests, with the institution’s words, once', async () => {
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

  it('gives the student the same reason on the page and in the letter, or none', async () => {
    const manager = await member('manager')
    const [withReason, without] = [await sent(), await sent()]
    const { list } = await check(manager, [
      ['request_number', 'reason'],
      [await numberOf(withReason), 'left in March'],
      [await numberOf(without), ''],
    ])
    await apply(manager, list)
    const { platform, app, database } = at.server
    const told = async (form: Sender) => {
      await publishAlone(form.id)
      const page = await app.inject({ url: `${core}/page-data/result`, headers: bearer(form.token) })
      const [letter] = await database.read((db) => findLetters(db, form.id))
      return [page.json().refusal, letter && openLetter(platform.vault, form.id, letter).reason]
    }
    const reason = 'left in March'
    expect(await told(withReason)).toEqual([
      { reason, note: null },
      { he: reason, ar: reason, en: reason },
    ])
    expect(await told(without)).toEqual([null, null])
  })

  it('decides again on requests that have changed since the check', async () => {
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

  it('by two at once rejects each request once, and continues after an interruption', async () => {
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
    await interrupt(left, manager, 'apply')
    await continueLists(at.server.platform)
    expect((await report(manager, left.id)).list.state).toBe('APPLIED')
    expect(await statusOf(first)).toBe('REJECTED_BY_ACADEMIC_INSTITUTION')
  })

  it('is finished, and so is its revocation, after the manager who began it has left', async () => {
    const [manager, leaving] = [await member('manager'), await member('manager')]
    const form = await sent()
    const { list } = await check(leaving, await rejecting(form))
    await interrupt(list, leaving, 'apply')
    await change(sql`update staff set removed_at = now() where id = ${leaving.id}`)
    await continueLists(at.server.platform)
    expect((await report(manager, list.id)).list).toMatchObject({ state: 'APPLIED', done: 1 })
    await interrupt(list, leaving, 'revoke')
    await continueLists(at.server.platform)
    expect((await report(manager, list.id)).list).toMatchObject({ state: 'REVOKED', done: 1 })
    expect(await statusOf(form)).toBe('SUBMITTED')
  })

  it('does all rows but one that fails, and the lists after it, and the failed row once it can be done', async () => {
    const manager = await member('manager')
    const [broken, sound, other] = [await sent(), await sent(), await sent()]
    const { list: older } = await check(manager, await rejecting(other))
    const { list } = await check(manager, await rejecting(broken, sound))
    for (const begun of [list, older]) await interrupt(begun, manager, 'apply')
    const remember = (appeal: string) =>
      change(sql`update requests set memory = memory || jsonb_build_object('appeal', ${appeal}::text)
        where id = ${broken.id}`)
    await remember('UNREADABLE')
    await expect(continueLists(at.server.platform)).rejects.toThrow(AggregateError)
    expect(await statusOf(sound)).toBe('REJECTED_BY_ACADEMIC_INSTITUTION')
    expect((await report(manager, list.id)).list).toMatchObject({ state: 'APPLYING', done: 1 })
    expect((await report(manager, older.id)).list.state).toBe('APPLIED')
    await remember('NONE')
    await continueLists(at.server.platform)
    expect((await report(manager, list.id)).list).toMatchObject({ state: 'APPLIED', done: 2 })
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
    const { seen, timeline, decisions: possible } = await of(manager, form.id).opened()
    // The box is filled with the reason of the list, because the student reads it.
    const waiting = timeline.findLast(({ event }) => event === 'INSTITUTION_REJECTS')
    expect(waiting?.reason_text).toBe('left in March')
    expect(possible.find(({ event }) => event === 'INSTITUTION_REJECTS')?.needs).toBe('WORDS_FOR_STUDENT')
    const reject = (note: string) => of(manager, form.id).decide({ event: 'INSTITUTION_REJECTS', seen, note })
    expect((await reject(' ')).json().error.errors).toMatchObject([{ code: 'NOTE_REQUIRED', field: 'note' }])
    const answer = await reject('left in March 2025')
    expect(answer.json()).toMatchObject({ status: 'REJECTED_BY_ACADEMIC_INSTITUTION' })
    expect((await eventsOf(form)).at(-1)).toMatchObject({ reason: 'left in March 2025', role: 'MANAGER' })
  })

  it('survives a lapse, and is withdrawn by a manager with a reason', async () => {
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
  it('reopens unpublished requests, withdraws waiting rejections, and lists published ones for a revision', async () => {
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

  it('is possible after the next period has opened', async () => {
    const manager = await member('manager')
    const form = await sent()
    const { list } = await check(manager, await rejecting(form))
    await apply(manager, list)
    await change(sql`insert into registration_periods select (next).* from (select jsonb_populate_record(one,
      '{"id": 900, "code": "2026"}') as next from registration_periods one where code = '2025') copied`)
    await change(sql`update settings set value = '2026' where key = 'REGISTER_PERIOD'`)
    try {
      const listed = async (period?: string) =>
        (await ask(manager, 'POST', 'institution-lists/list', { ...(period && { period }) })).json()
      expect(await listed()).toMatchObject({ period: '2026', lists: [] })
      const { period, lists } = await listed('2025')
      expect([period, lists.map(({ id }: InstitutionList) => id)]).toEqual([
        '2025',
        expect.arrayContaining([list.id]),
      ])
      expect((await revoke(manager, list)).json().list).toMatchObject({ state: 'REVOKED', period: '2025' })
      expect((await check(manager, await rejecting(form))).rows).toMatchObject([{ checked: 'REJECTED' }])
      expect(
        (await upload(manager, csv([['request_number'], ['1']]), 'l.csv', institution, '1999')).statusCode,
      ).toBe(404)
    } finally {
      await change(sql`update settings set value = '2025' where key = 'REGISTER_PERIOD'`)
      await change(sql`delete from registration_periods where code = '2026'`)
    }
  })

  it('is offered for the current period, with the institutions to choose from', async () => {
    const manager = await member('manager')
    const { list } = await check(manager, await rejecting(await sent()))
    const { lists, institutions } = (await ask(manager, 'POST', 'institution-lists/list')).json()
    expect(lists.find(({ id }: InstitutionList) => id === list.id)).toEqual(list)
    expect(institutions.length).toBeGreaterThan(3)
  })
})
