import { randomUUID } from 'node:crypto'
import type { BatchDetails, PaymentOrder } from '@milgo/contracts/office/payment-fields'
import type { previewBatch } from '@milgo/contracts/office/preview-batch'
import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { moneyOf } from '@milgo/domain/ledger/money'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { z } from 'zod'
import { appendEntries } from '../../src/core/ledger/append-entries.ts'
import { hashAccount, sealAccount } from '../../src/core/ledger/bank-account.ts'
import { removeDemoMoney } from '../../src/store/demo-money.ts'
import { addBankAccount, findLedger } from '../../src/store/stored-ledger.ts'
import { core } from './accounts.ts'
import { openPeriod } from './form.ts'
import { givenAwarded } from './given-awarded.ts'
import { givenStaff, staffSession } from './staff.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export type Payer = { readonly id: string; readonly headers: Record<string, string> }

export type Result = readonly [
  reference: string,
  amount: number,
  result: string,
  code?: string,
  text?: string,
]

/** Thrown when the rules of the ledger refuse an entry. */
export class LedgerRefused extends Error {}

/** Returns a result file as a bank writes it. */
export const resultFile = (rows: readonly Result[], total?: string): string =>
  [
    'reference,amount,result,reason_code,reason_text',
    ...rows.map(([reference, amount, result, code = '', text = '']) =>
      [reference, amount, result, code, text].join(','),
    ),
    total ?? `TOTAL,${rows.length},${rows.reduce((sum, [, amount]) => sum + amount, 0)}`,
    '',
  ].join('\n')

/** A server of the test file's own, with staff of finance and students with awards. */
export const usePaymentBench = () => {
  const at = {} as { server: TestApp; maker: Payer; approver: Payer; third: Payer }
  const member = async (...roles: StaffRole[]): Promise<Payer> => {
    const { id } = await givenStaff(at.server, roles)
    return { id, headers: await staffSession(at.server, id) }
  }
  beforeAll(async () => {
    at.server = await openTestApp()
    await openPeriod(at.server)
    at.maker = await member('finance')
    at.approver = await member('finance')
    at.third = await member('finance')
  })
  afterAll(() => at.server.close())
  // Each test has only students of its own.
  beforeEach(async () => {
    await at.server.database.transaction(async (tx) => {
      // Only ledgers of demo students can be removed.
      await tx.execute(sql`update students set is_demo = true`)
      await tx.execute(sql`delete from result_rows`)
      await removeDemoMoney(tx, sql`select id from requests`)
      for (const table of ['result_files', 'payment_proposals', 'payment_batches', 'files', 'students'])
        await tx.execute(sql`delete from ${sql.identifier(table)}`)
    })
  })

  const ask = (who: Payer, method: 'GET' | 'POST', path: string, payload: object = {}) =>
    at.server.app.inject({
      method,
      url: `${core}/office/payments/${path}`,
      headers: { ...who.headers, 'accept-language': 'en' },
      ...(method === 'POST' && { payload }),
    })

  const awarded = (count: number, wish: Parameters<typeof givenAwarded>[3] = {}) =>
    at.server.database.transaction((tx) => givenAwarded(tx, at.server.platform.vault, count, wish))

  const create = (who: Payer, institution_id: number | null = null) =>
    ask(who, 'POST', 'batches', { institution_id })
  const preview = async (
    who: Payer,
    institution_id: number | null = null,
  ): Promise<z.output<(typeof previewBatch)['response']>> =>
    (await ask(who, 'POST', 'batches/preview', { institution_id })).json()
  const batch = async (id: string, who = at.maker): Promise<BatchDetails> =>
    (await ask(who, 'GET', `batches/${id}`)).json()
  const move = async (who: Payer, id: string, act: string, version?: number) =>
    ask(who, 'POST', `batches/${id}/move`, { act, version: version ?? (await batch(id)).version })
  const orders = async (id: string, state?: string): Promise<PaymentOrder[]> =>
    (await ask(at.maker, 'POST', `batches/${id}/orders`, { limit: 200, ...(state && { state }) })).json()
      .orders
  const file = (who: Payer, id: string, format: string) => ask(who, 'GET', `batches/${id}/files/${format}`)

  const upload = (who: Payer, id: string, content: string | Uint8Array, name = 'results.csv') => {
    const boundary = 'milgo-boundary'
    const bytes = Buffer.from(content)
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    return at.server.app.inject({
      method: 'POST',
      url: `${core}/office/payments/batches/${id}/results`,
      headers: {
        ...who.headers,
        'accept-language': 'en',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    })
  }

  /** Creates, approves and exports a batch. */
  const exported = async (institution: number | null = null): Promise<BatchDetails> => {
    const made = await create(at.maker, institution)
    expect(made.statusCode, made.body).toBe(200)
    const { id } = made.json()
    const approved = await move(at.approver, id, 'APPROVE')
    expect(approved.statusCode, approved.body).toBe(200)
    const done = await move(at.maker, id, 'EXPORT')
    expect(done.statusCode, done.body).toBe(200)
    return done.json()
  }

  /** Uploads and applies results of the bank. */
  const results = async (batchId: string, rows: readonly Result[], who = at.third) => {
    const uploaded = await upload(who, batchId, resultFile(rows))
    expect(uploaded.statusCode, uploaded.body).toBe(200)
    const { id } = uploaded.json()
    const applied = await ask(who, 'POST', `results/${id}/decide`, { act: 'APPLY' })
    expect(applied.statusCode, applied.body).toBe(200)
    return applied.json() as { applied: number; quarantined: number; skipped: number }
  }

  const ledgerOf = async (requestId: string) => {
    const ledger = await at.server.database.read((db) => findLedger(db, requestId))
    if (!ledger) throw new Error('no ledger')
    return { ...ledger, money: moneyOf(ledger.entries, ledger.isSponsored) }
  }

  const append = (requestId: string, ...entries: LedgerEntry[]) =>
    at.server.database.transaction(async (tx) => {
      const appended = await appendEntries(tx, requestId, entries, { at: new Date(), staffId: null })
      if (!appended.isAllowed) throw new LedgerRefused(appended.refusal)
    })

  /** Adds another account by a bank fix that finance has accepted. */
  const newAccount = async (requestId: string, createdAt: string, accountNumber = '7654321') => {
    const id = randomUUID()
    const account = { bank: '10', branch: '873', accountNumber }
    const { vault } = at.server.platform
    await at.server.database.transaction((tx) =>
      addBankAccount(tx, {
        id,
        requestId,
        sealed: sealAccount(vault, id, account),
        lookupHash: hashAccount(vault, account),
        source: 'FIX',
        createdAt: new Date(createdAt),
        acceptedAt: new Date(createdAt),
      }),
    )
    await append(requestId, { kind: 'ACCOUNT_ACCEPTED', account: id })
    return id
  }

  const statusOf = async (requestId: string) => {
    const { rows } = await at.server.database.read((db) =>
      db.execute<{ status: string }>(sql`select status from requests where id = ${requestId}`),
    )
    return rows[0]?.status
  }

  const reconcile = async () => (await ask(at.maker, 'POST', 'reconciliation')).json()

  return {
    at,
    member,
    ask,
    awarded,
    create,
    preview,
    batch,
    move,
    orders,
    file,
    upload,
    exported,
    results,
    ledgerOf,
    append,
    newAccount,
    statusOf,
    reconcile,
  }
}
