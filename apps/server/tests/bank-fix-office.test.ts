import { randomUUID } from 'node:crypto'
import { isFixWaiting } from '@milgo/domain/bank-fix/fix-account'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appendEntries } from '../src/core/ledger/append-entries.ts'
import { type BankAccount, hashAccount, sealAccount } from '../src/core/ledger/bank-account.ts'
import { followLedgers } from '../src/office/payments/follow-ledgers.ts'
import { fixWaits } from '../src/store/fix-waits.ts'
import { addFollowUps } from '../src/store/ledger-follow-ups.ts'
import { addBankAccount } from '../src/store/stored-ledger.ts'
import { type Awarded, givenAwarded } from './support/given-awarded.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { addFiles } from './support/submission.ts'

const { at, member, ask } = useReviewBench()
const now = new Date('2026-01-15T09:00:00Z')
const fresh: BankAccount = { bank: '10', branch: '936', accountNumber: '7654321' }

const query = async (text: string, values: readonly unknown[]) =>
  (await at.server.database.pool.query(text, [...values])).rows

/** Makes a payment that the bank returned; the status follows. */
const bounced = async (finance: Member, reason = 'ACCOUNT_CLOSED'): Promise<Awarded> => {
  const { database, platform } = at.server
  const [awarded] = await database.transaction((tx) => givenAwarded(tx, platform.vault, 1))
  if (!awarded) throw new Error('nobody was awarded')
  const { id, accountId } = awarded
  await database.transaction(async (tx) => {
    await appendEntries(
      tx,
      id,
      [
        { kind: 'ORDER', order: `o-${id}`, batch: 'b', amount: 4_000, account: accountId, reissues: [] },
        { kind: 'RESULT', order: `o-${id}`, result: 'RETURNED', reason },
      ],
      { at: now, staffId: null },
    )
    await addFollowUps(tx, [id], finance.id)
  })
  await followLedgers(platform)
  return awarded
}

/** Sends another account, as the student. */
const sentAccount = async ({ id, studentId }: Awarded, account: BankAccount = fresh): Promise<string> => {
  const { database, platform } = at.server
  const [confirmation = ''] = await addFiles(at.server, studentId, ['bank_account_reference'])
  const accountId = randomUUID()
  await database.transaction((tx) =>
    addBankAccount(tx, {
      id: accountId,
      requestId: id,
      sealed: sealAccount(platform.vault, accountId, account),
      lookupHash: hashAccount(platform.vault, account),
      source: 'FIX',
      createdAt: now,
      confirmation,
    }),
  )
  return accountId
}

const page = async (who: Member, list: 'bank-fixes' | 'bank-fixes/to-ask', more: object = {}) => {
  const answer = await ask(who, 'POST', list, { period: '2025', ...more })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const list = async (who: Member) => ({
  ...(await page(who, 'bank-fixes')),
  to_ask: (await page(who, 'bank-fixes/to-ask')).rows,
})
const rowOf = <Row extends { request_id: string }>(rows: readonly Row[], { id }: Awarded) =>
  rows.find(({ request_id }) => request_id === id)
const view = (who: Member, { id }: Awarded, account_id: string) =>
  ask(who, 'POST', `requests/${id}/view-account-confirmation`, { account_id })

describe('students whom finance has to ask for an account', () => {
  it('are listed with the masked account and the bank’s reason until they are asked', async () => {
    const finance = await member('finance')
    const student = await bounced(finance, 'OWNER_DIFFERS')
    const before = await list(finance)
    expect(rowOf(before.to_ask, student)).toMatchObject({
      name: student.name,
      due: 4_000,
      old_account: expect.stringMatching(/^12-641 \D*\d{4}$/),
      problem: 'OWNER_DIFFERS',
      refusal: null,
    })
    const asked = await ask(finance, 'POST', `requests/${student.id}/ask-for-bank-fix`)
    expect(asked.statusCode, asked.body).toBe(200)
    const after = await list(finance)
    expect(rowOf(after.to_ask, student)).toBeUndefined()
    expect(after.with_students).toBe(before.with_students + 1)
    expect(after.first_with_students).toContainEqual({
      request_id: student.id,
      request_number: expect.stringMatching(/^2025-\d{6}$/),
    })
  })

  it('cannot be asked by staff who know them', async () => {
    const finance = await member('finance')
    const student = await bounced(finance)
    const declared = await ask(finance, 'POST', `requests/${student.id}/i-know-this-payee`)
    expect(declared.json()).toEqual({ is_declared: true })
    expect(rowOf((await list(finance)).to_ask, student)).toMatchObject({ refusal: 'CONFLICT_OF_INTEREST' })
    const asked = await ask(finance, 'POST', `requests/${student.id}/ask-for-bank-fix`)
    expect(asked.json().error.code).toBe('CONFLICT_OF_INTEREST')
    const trail = await query(
      `select staff_id from audit_entries where student_id = $1 and action = 'conflict-declared'`,
      [student.studentId],
    )
    expect(trail).toEqual([{ staff_id: finance.id }])
  })
})

describe('an account that waits for finance', () => {
  it('is listed with its other uses, and with the hours left after a change of phone', async () => {
    const finance = await member('finance')
    const [student, other] = [await bounced(finance), await bounced(finance)]
    const shared = { ...fresh, accountNumber: '5550001' }
    await sentAccount(student, shared)
    await sentAccount(other, shared)
    await query('update students set contact_changed_at = $1 where id = $2', [
      '2026-01-14T12:00:00Z',
      student.studentId,
    ])
    const { rows } = await list(finance)
    const [mine, theirs] = [rowOf(rows, student), rowOf(rows, other)] as Record<string, unknown>[]
    expect(mine).toMatchObject({
      account: expect.stringMatching(/^10-936 \D*0001$/),
      is_as_before: false,
      other_uses: 1,
      other_requests: [theirs?.['request_number']],
      contact_rest_hours: 50,
    })
    expect(theirs).toMatchObject({ contact_rest_hours: 0 })
  })

  it('is shown in full beside its confirmation, and both views are recorded', async () => {
    const finance = await member('finance')
    const student = await bounced(finance)
    const answer = await view(finance, student, await sentAccount(student))
    expect(answer.json()).toMatchObject({
      bank: '10',
      branch: '936',
      account_number: '7654321',
      document: { media_type: 'application/pdf', original_file_name: 'bank_account_reference.pdf' },
    })
    const trail = await query(
      'select action, details from audit_entries where student_id = $1 and staff_id = $2 order by action',
      [student.studentId, finance.id],
    )
    expect(trail.filter(({ action }) => action !== 'request-moved')).toMatchObject([
      { action: 'document-viewed', details: { document: 'bank_account_reference' } },
      { action: 'number-revealed', details: { purpose: 'COMPARE_WITH_DOCUMENT' } },
    ])
    expect(JSON.stringify(trail)).not.toContain('7654321')
  })

  it('waits for finance in the database as in the domain', async () => {
    const moments = [null, now]
    const accounts = (['SENT', 'FIX'] as const).flatMap((source) =>
      moments.flatMap((acceptedAt) =>
        moments.flatMap((refusedAt) =>
          moments.map((erasedAt) => ({ source, acceptedAt, refusedAt, erasedAt })),
        ),
      ),
    )
    const waits = async ({ source, acceptedAt, refusedAt, erasedAt }: (typeof accounts)[number]) => {
      const { rows } = await at.server.database.transaction((tx) =>
        tx.execute(sql`select ${fixWaits(sql`account`)} as waits from (select ${source}::text as source,
          ${acceptedAt}::timestamptz as accepted_at, ${refusedAt}::timestamptz as refused_at,
          ${erasedAt}::timestamptz as erased_at) account`),
      )
      return rows[0]?.['waits']
    }
    for (const account of accounts)
      expect([account, await waits(account)]).toEqual([account, isFixWaiting(account)])
  })

  it('is not shown to staff who know the student, nor once it was decided, nor under another request', async () => {
    const [finance, friend] = [await member('finance'), await member('finance')]
    const [student, other] = [await bounced(finance), await bounced(finance)]
    const account = await sentAccount(student)
    await ask(friend, 'POST', `requests/${student.id}/i-know-this-payee`)
    expect((await view(friend, student, account)).json().error.code).toBe('CONFLICT_OF_INTEREST')
    expect((await view(finance, other, account)).json().error.code).toBe('MOVE_NOT_ALLOWED')
    await ask(finance, 'POST', `requests/${student.id}/decide-bank-fix`, {
      account_id: account,
      outcome: 'ACCEPT',
    })
    expect((await view(finance, student, account)).json().error.code).toBe('MOVE_NOT_ALLOWED')
  })

  it('is refused to reviewers', async () => {
    const [reviewer, finance] = [await member('reviewer'), await member('finance')]
    const student = await bounced(finance)
    const account = await sentAccount(student)
    expect((await ask(reviewer, 'POST', 'bank-fixes', { period: '2025' })).statusCode).toBe(403)
    expect((await view(reviewer, student, account)).statusCode).toBe(403)
  })
})

describe('lists that are longer than a page', () => {
  const idsOf = (rows: readonly { request_id: string }[]) => rows.map(({ request_id: id }) => id)

  it('are read to their end by key, and say how long they are', async () => {
    const finance = await member('finance')
    const { database, platform } = at.server
    const made = await database.transaction((tx) => givenAwarded(tx, platform.vault, 101))
    const ids = made.map(({ id }) => id)
    await query(`update requests set status = 'INVALID_BANK' where id = any($1)`, [ids])
    // All at the same moment, so that only the second part of the key tells them apart.
    await query('update request_index set moved_at = $1 where request_id = any($2)', [now, ids])
    for (const one of made) await sentAccount(one)

    for (const name of ['bank-fixes', 'bank-fixes/to-ask'] as const) {
      const first = await page(finance, name)
      expect(first.rows).toHaveLength(100)
      const second = await page(finance, name, { after: first.next })
      expect(second.next).toBeNull()
      const all = idsOf([...first.rows, ...second.rows])
      expect(new Set(all).size).toBe(all.length)
      expect(all).toHaveLength(first.total)
      expect(second.total).toBe(first.total)
      for (const id of ids) expect(all).toContain(id)
    }
  })

  it('refuse a key that is none', async () => {
    const finance = await member('finance')
    for (const after of [{}, { at: 'yesterday', id: randomUUID() }, { at: now.toISOString(), id: 'x' }]) {
      const answer = await ask(finance, 'POST', 'bank-fixes', { period: '2025', after })
      expect(answer.statusCode).toBe(400)
    }
  })
})

describe('the status', () => {
  it('follows the money even if the staff member who entered it was removed', async () => {
    const finance = await member('finance')
    await query('update staff set removed_at = now() where id = $1', [finance.id])
    const student = await bounced(finance)
    expect(await query('select status from requests where id = $1', [student.id])).toEqual([
      { status: 'INVALID_BANK' },
    ])
    expect(await query('select from ledger_follow_ups where request_id = $1', [student.id])).toEqual([])
  })
})
