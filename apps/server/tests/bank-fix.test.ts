import type { ResultPage } from '@milgo/contracts/core/get-result-page'
import { moneyOf } from '@milgo/domain/ledger/money'
import { describe, expect, it } from 'vitest'
import { appendEntries } from '../src/core/ledger/append-entries.ts'
import { openAccount } from '../src/core/ledger/bank-account.ts'
import { getCase } from '../src/core/requests/get-case.ts'
import { circumstancesOf } from '../src/core/requests/request-case.ts'
import { findLedger } from '../src/store/stored-ledger.ts'
import { bearer, core, wrongCode } from './support/accounts.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { readExport } from './support/read-export.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { actAs } from './support/staff.ts'
import { addFiles, type Sender } from './support/submission.ts'

const { at, confirmed, published, member, statusOf, ask } = useReviewBench()

/** Makes a published award whose payment the bank returned; the status is about something else. */
const returned = async () => {
  const { form } = await published()
  const { platform, database } = at.server
  const { rows } = await database.pool.query('select id from bank_accounts where request_id = $1', [form.id])
  const account = rows[0].id
  const due = circumstancesOf(await getCase(platform, form.id)).money?.due ?? 0
  await database.transaction((tx) =>
    appendEntries(
      tx,
      form.id,
      [
        { kind: 'ORDER', order: `o-${form.id}`, batch: 'b1', amount: due, account, reissues: [] },
        { kind: 'RESULT', order: `o-${form.id}`, result: 'RETURNED', reason: 'ACCOUNT_CLOSED' },
      ],
      { at: new Date('2026-01-15T09:00:00Z'), staffId: null },
    ),
  )
  return form
}

/** Does the same with the status: finance has asked the student. */
const asked = async (finance: Member) => {
  const form = await returned()
  const { money } = circumstancesOf(await getCase(at.server.platform, form.id))
  const who = { id: finance.id, role: 'FINANCE' } as const
  await moveRequestByStaff(
    at.server.platform,
    who,
    form.id,
    { event: 'ACCOUNT_NEEDED' },
    { ...(money && { money }) },
  )
  expect((await ask(finance, 'POST', `requests/${form.id}/ask-for-bank-fix`)).statusCode).toBe(200)
  return form
}

const details = async (form: Sender, changes: object = {}) => {
  const [file] = await addFiles(at.server, form.student.id, ['bank_account_reference'])
  return {
    bank_name: '10',
    branch_number: '936',
    account_number: '7654321',
    bank_account_reference: file,
    ...changes,
  }
}

const fix = (headers: Record<string, string>, payload: object, language = 'en') =>
  at.server.app.inject({
    method: 'PATCH',
    url: `${core}/user-request/by-user/fix-bank-details`,
    headers: { ...headers, 'accept-language': language },
    payload,
  })

/** Selects the template, because other messages to the phone have six digits too: the number of the request. */
const codeOf = async (form: Sender): Promise<string> => {
  // The messages of earlier codes were erased.
  const codes = (await messagesOf(form, 'CODE_BANK')).map(({ body }) => /\d{6}/.exec(body)?.[0])
  return codes.find((code) => code !== undefined) ?? ''
}

const sendFix = async (form: Sender, payload: object) => {
  const first = await fix(bearer(form.token), payload)
  expect(first.json().error).toMatchObject({ statusCode: 250, code: 'CODE_REQUIRED' })
  const code = await codeOf(form)
  return fix(bearer(form.token), { ...payload, code })
}

const accountsOf = async ({ id }: Pick<Sender, 'id'>) =>
  (
    await at.server.database.pool.query(
      `select id, source, accepted_at, refused_at, refusal from bank_accounts where request_id = $1 order by created_at, source desc`,
      [id],
    )
  ).rows
const messagesOf = async ({ student }: Sender, template: string) =>
  (
    await at.server.database.pool.query(
      `select channel, recipient, body from outbox_messages where student_id = $1 and template = $2 order by channel`,
      [student.id, template],
    )
  ).rows
const actionsOf = async (form: Sender) => (await form.currentUser()).json().request.actions
const invalidOf = async (form: Sender) =>
  (
    await at.server.app.inject({
      url: `${core}/step-4/get-all-invalid-documents`,
      headers: bearer(form.token),
    })
  ).json()
/** Returns what the student reads about the next step of the payment. */
const moneyNextOf = async (form: Sender) =>
  (
    await at.server.app.inject({ url: `${core}/page-data/result`, headers: bearer(form.token) })
  ).json<ResultPage>().money?.next

describe('the code of a bank fix', () => {
  it.each(['he', 'ar', 'en'])(
    'names in %s the account that it confirms, by no more than its end',
    async (language) => {
      const form = await returned()
      const asked = await fix(bearer(form.token), await details(form), language)
      expect(asked.json().error).toMatchObject({ code: 'CODE_REQUIRED' })
      const [message] = await messagesOf(form, 'CODE_BANK')
      expect(message?.body).toMatch(/^\d{6} /)
      expect(message?.body).toContain('\u206610-936 •••••4321\u2069')
      expect(message?.body).not.toContain('54321')
      expect(message?.body).not.toMatch(/[{}]/)
    },
  )
})

describe('a bank fix while the status is about something else', () => {
  it('needs a fresh code, stores the account and notifies its owner by both channels', async () => {
    const form = await returned()
    expect(await actionsOf(form)).toContain('FIX_BANK_DETAILS')
    expect(await invalidOf(form)).toEqual([
      {
        field: 'bank_account_reference',
        ground: 'RETURNED',
        reason: 'ACCOUNT_CLOSED',
        note: null,
        account: expect.stringMatching(/^\d+-\d+ •{5}(\d{4})?$/),
      },
    ])
    expect(await moneyNextOf(form)).toBe('ACCOUNT')
    const sent = await sendFix(form, await details(form))
    expect([sent.statusCode, sent.json()]).toEqual([200, { id: form.id }])
    expect(await moneyNextOf(form)).toBe('CHECKING')
    expect(await statusOf(form)).toBe('COMPUTED')
    expect(await accountsOf(form)).toMatchObject([
      { source: 'SENT' },
      { source: 'FIX', accepted_at: null, refused_at: null },
    ])
    const letters = await messagesOf(form, 'BANK_FIX_RECEIVED')
    expect(letters.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['mail', form.student.email],
      ['sms', form.student.phone],
    ])
    expect(JSON.stringify(letters)).not.toContain('7654321')
    // It waits for finance: the student can do nothing, and cannot send a second one.
    expect(await actionsOf(form)).not.toContain('FIX_BANK_DETAILS')
    expect(await invalidOf(form)).toEqual([])
    expect((await fix(bearer(form.token), await details(form))).json().error.code).toBe('BANK_FIX_CLOSED')
  })

  it('is accepted by finance, after which an order to it can be made', async () => {
    const form = await returned()
    await sendFix(form, await details(form))
    const finance = await member('finance')
    const { rows } = (await ask(finance, 'POST', 'bank-fixes', { period: '2025' })).json()
    const row = rows.find((one: { request_id: string }) => one.request_id === form.id)
    expect(row).toMatchObject({ is_as_before: false, confirmation: expect.any(String) })
    expect(row.due).toBeGreaterThan(0)
    expect(row.account).not.toContain('7654321')
    const path = `requests/${form.id}/decide-bank-fix`
    const accepted = await ask(finance, 'POST', path, { account_id: row.account_id, outcome: 'ACCEPT' })
    expect(accepted.statusCode, accepted.body).toBe(200)
    const ledger = await at.server.database.read((db) => findLedger(db, form.id))
    expect(ledger && moneyOf(ledger.entries, ledger.isSponsored).needsAccount).toBe(false)
    expect(await messagesOf(form, 'BANK_FIX_ACCEPTED')).toHaveLength(2)
    // It can be decided only once.
    const again = await ask(finance, 'POST', path, { account_id: row.account_id, outcome: 'ACCEPT' })
    expect(again.json().error.code).toBe('MOVE_NOT_ALLOWED')
  })

  it('is asked for again with a reason that the student reads', async () => {
    const form = await returned()
    await sendFix(form, await details(form))
    const finance = await member('finance')
    const account = (await accountsOf(form)).at(-1).id
    const path = `requests/${form.id}/decide-bank-fix`
    const body = { account_id: account, outcome: 'ASK_AGAIN' }
    expect(
      (await ask(finance, 'POST', path, { ...body, reason: 'OTHER' })).json().error.errors,
    ).toMatchObject([{ code: 'NOTE_REQUIRED', field: 'note' }])
    expect((await ask(finance, 'POST', path, { ...body, reason: 'HM' })).statusCode).toBe(400)
    const asked = await ask(finance, 'POST', path, {
      ...body,
      reason: 'NUMBER_DIFFERS',
      note: 'see the cheque',
    })
    expect(asked.statusCode, asked.body).toBe(200)
    expect(await invalidOf(form)).toMatchObject([
      { ground: 'REFUSED', reason: 'NUMBER_DIFFERS', note: 'see the cheque', account: '10-936 •••••4321' },
    ])
    expect(await actionsOf(form)).toContain('FIX_BANK_DETAILS')
    // The export of one's own data has both accounts, and what finance answered.
    expect(await readExport(at.server, form.token, 'bank-accounts.json')).toMatchObject([
      { source: 'SENT', account: { accountNumber: expect.any(String) }, refusal: null },
      {
        source: 'FIX',
        account: { bank: '10', branch: '936', accountNumber: '7654321' },
        confirmation: expect.stringMatching(/\.pdf$/),
        refusal: 'NUMBER_DIFFERS',
        note: 'see the cheque',
      },
    ])
  })

  it('is stored once however often it is sent, and every repeat with its code is answered alike', async () => {
    const form = await returned()
    const payload = await details(form)
    await fix(bearer(form.token), payload)
    const code = await codeOf(form)
    const send = () => fix(bearer(form.token), { ...payload, code })
    const answers = [...(await Promise.all(Array.from({ length: 6 }, send))), await send()]
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { id: form.id }]),
    )
    expect((await accountsOf(form)).filter(({ source }) => source === 'FIX')).toHaveLength(1)
    expect(await messagesOf(form, 'BANK_FIX_RECEIVED')).toHaveLength(2)
    // Without the code, it is no repeat.
    expect((await fix(bearer(form.token), payload)).json().error.code).toBe('BANK_FIX_CLOSED')
    const wrong = await fix(bearer(form.token), { ...payload, code: wrongCode(code) })
    expect(wrong.json().error.code).toBe('CODE_WRONG')
  })

  it('needs a new code for details other than those that the code was sent for', async () => {
    const form = await returned()
    const payload = await details(form)
    await fix(bearer(form.token), payload)
    const code = await codeOf(form)
    const other = { ...payload, account_number: '7654312' }
    const tooSoon = await fix(bearer(form.token), { ...other, code })
    expect([tooSoon.statusCode, tooSoon.json().error.code]).toEqual([429, 'RESEND_TOO_SOON'])
    await at.server.database.pool.query('delete from rate_limits')
    expect((await fix(bearer(form.token), { ...other, code })).json().error.code).toBe('CODE_REQUIRED')
    expect(await accountsOf(form)).toHaveLength(1)
    const newCode = await codeOf(form)
    expect((await fix(bearer(form.token), { ...other, code: newCode })).statusCode).toBe(200)
    const [{ sealed, id }] = (
      await at.server.database.pool.query(
        `select id, sealed from bank_accounts where request_id = $1 and source = 'FIX'`,
        [form.id],
      )
    ).rows
    expect(openAccount(at.server.platform.vault, id, sealed).accountNumber).toBe('7654312')
  })
})

describe('a bank fix while the status is about the bank', () => {
  it('moves the request to the check of finance, and on when it is accepted', async () => {
    const finance = await member('finance')
    const form = await asked(finance)
    expect(await statusOf(form)).toBe('INVALID_BANK_BACK_FOR_REPAIR')
    expect(await messagesOf(form, 'BANK_FIX_ASKED')).toHaveLength(2)
    expect((await sendFix(form, await details(form))).statusCode).toBe(200)
    expect(await statusOf(form)).toBe('INVALID_BANK_REPAIR_BACK_FROM')
    const account = (await accountsOf(form)).at(-1).id
    await ask(finance, 'POST', `requests/${form.id}/decide-bank-fix`, {
      account_id: account,
      outcome: 'ACCEPT',
    })
    expect(await statusOf(form)).toBe('INVALID_BANK_FIXED')
  })
})

describe('a bank fix is refused', () => {
  it('if no payment waits for an account', async () => {
    const { form } = await confirmed()
    const answer = await fix(bearer(form.token), await details(form))
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'BANK_FIX_CLOSED'])
  })

  it('with a wrong code, whose tries count although nothing is written', async () => {
    const form = await returned()
    const payload = await details(form)
    await fix(bearer(form.token), payload)
    const code = await codeOf(form)
    const other = wrongCode(code)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await fix(bearer(form.token), { ...payload, code: other })).json().error.code).toMatch(/^CODE_/)
    expect((await fix(bearer(form.token), { ...payload, code })).json().error.code).toBe('CODE_BLOCKED')
    expect((await accountsOf(form)).filter(({ source }) => source === 'FIX')).toEqual([])
  })

  it('for 72 hours after a change of phone or e-mail', async () => {
    const form = await returned()
    const changedAt = (text: string) =>
      at.server.database.pool.query('update students set contact_changed_at = $1 where id = $2', [
        text,
        form.student.id,
      ])
    const payload = await details(form)
    await changedAt('2026-01-12T12:00:00Z')
    const answer = await fix(bearer(form.token), payload)
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'CONTACT_CHANGED_LATELY'])
    await changedAt('2026-01-12T09:00:00Z')
    expect((await fix(bearer(form.token), payload)).json().error.code).toBe('CODE_REQUIRED')
  })

  it('by field, before a code is sent: unknown bank, short number, another student’s file', async () => {
    const form = await returned()
    const other = await returned()
    const [foreign] = await addFiles(at.server, other.student.id, ['bank_account_reference'])
    const payload = await details(form, {
      bank_name: '999',
      account_number: '12',
      bank_account_reference: foreign,
    })
    const answer = await fix(bearer(form.token), payload)
    expect(answer.json().error.statusCode).toBe(250)
    expect(
      answer
        .json()
        .error.errors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['account_number', 'bank_account_reference', 'bank_name'])
    expect(await messagesOf(form, 'CODE_BANK')).toEqual([])
  })

  it('to staff who act for the student', async () => {
    const form = await returned()
    const staff = await member('reviewer')
    const headers = await actAs(at.server, staff.headers, form.student.id)
    expect((await fix(headers, await details(form))).json().error.code).toBe('ACTING_NOT_ALLOWED')
  })
})
