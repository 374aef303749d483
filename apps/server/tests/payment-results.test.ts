import type { QuarantinedRow, ResultRowAnswer } from '@milgo/contracts/office/payment-fields'
import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Payer, type Result, resultFile, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, orders, exported, upload, results, ledgerOf, statusOf, reconcile } = bench

const paidAll = async (batchId: string): Promise<Result[]> =>
  (await orders(batchId, 'OPEN')).map(({ reference, amount }) => [reference, amount, 'PAID'])

const preview = async (id: string) => (await ask(at.third, 'GET', `results/${id}`)).json()
const rowsOf = async (id: string, verdicts?: string[]): Promise<ResultRowAnswer[]> =>
  (await ask(at.third, 'POST', `results/${id}/rows`, { ...(verdicts && { verdicts }) })).json().rows
const decide = (who: Payer, id: string, act: string) => ask(who, 'POST', `results/${id}/decide`, { act })
const quarantine = async (): Promise<QuarantinedRow[]> =>
  (await ask(at.third, 'POST', 'quarantine', { period: '2025' })).json().rows

describe('a file of results', () => {
  it('is checked first: every row is explained, and nothing is applied', async () => {
    const [paid, back, other] = await awarded(3)
    const earlier = await exported()
    const [first, second, third] = await orders(earlier.id)
    await awarded(1)
    const batch = await exported()
    const [own] = await orders(batch.id)
    const uploaded = await upload(
      at.third,
      earlier.id,
      resultFile([
        [third?.reference ?? '', 2_640, 'PAID'],
        [first?.reference ?? '', 4_000, 'PAID'],
        [second?.reference ?? '', 4_000, 'RETURNED', '01', 'החשבון סגור'],
        [own?.reference ?? '', 4_000, 'PAID'],
        ['2025-999-000001', 1, 'PAID'],
        [first?.reference ?? '', 4_000, 'PAID'],
        [second?.reference ?? '', 4_000, 'PAID'],
      ]),
    )
    const { id } = uploaded.json()
    expect((await rowsOf(id)).map(({ line, verdict, name }) => [line, verdict, name])).toEqual([
      [2, 'AMOUNT_DIFFERS', other?.name],
      [3, 'PAID', paid?.name],
      [4, 'RETURNED', back?.name],
      [5, 'OTHER_BATCH', own?.name],
      [6, 'UNKNOWN', null],
      [7, 'ALREADY_DONE', paid?.name],
      [8, 'REPEATED', back?.name],
    ])
    expect((await rowsOf(id, ['RETURNED']))[0]).toMatchObject({
      reason: 'ACCOUNT_CLOSED',
      reason_text: 'החשבון סגור',
      ordered: 4_000,
      account: expect.stringContaining('•••••'),
    })
    expect(await preview(id)).toMatchObject({
      state: 'PREVIEW',
      rows: 7,
      missing: { count: 0 },
      refusal: null,
    })
    expect((await ledgerOf(paid?.id ?? '')).money).toMatchObject({ paid: 0, inFlight: 4_000 })

    const applied = await decide(at.third, id, 'APPLY')
    expect(applied.json()).toEqual({ applied: 2, quarantined: 4, skipped: 1 })
    expect((await ledgerOf(paid?.id ?? '')).money).toMatchObject({ paid: 4_000, inFlight: 0 })
    expect(await statusOf(back?.id ?? '')).toBe('INVALID_BANK')
    expect((await ledgerOf(other?.id ?? '')).money).toMatchObject({ paid: 0, inFlight: 4_000 })
    expect((await quarantine()).map(({ line }) => line)).toEqual([2, 5, 6, 8])
    expect((await decide(at.third, id, 'APPLY')).json().error.code).toBe('BATCH_CHANGED')
    expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })

  it.each<[string, (rows: Result[]) => string, string]>([
    ['other headings', (rows) => resultFile(rows).replace('reference', 'asmachta'), 'RESULT_FILE_HEADER'],
    [
      'headings in another order',
      (rows) => resultFile(rows).replace('reference,amount', 'amount,reference'),
      'RESULT_FILE_HEADER',
    ],
    ['nothing in it', () => '', 'RESULT_FILE_HEADER'],
    ['half of it', (rows) => resultFile(rows).split('TOTAL')[0] ?? '', 'RESULT_FILE_TOTAL'],
    ['a wrong sum', (rows) => resultFile(rows, 'TOTAL,2,7999'), 'RESULT_FILE_TOTAL'],
    ['a line that is cut', (rows) => resultFile(rows).replace('4000,PAID,,', '4000'), 'RESULT_FILE_LINE'],
    [
      'a quotation mark that never ends',
      (rows) => resultFile(rows).replace('4000,PAID,,', '4000,PAID,,"x'),
      'RESULT_FILE_LINE',
    ],
  ])('is refused as a whole: %s', async (_name, write, code) => {
    await awarded(2)
    const batch = await exported()
    const answer = await upload(at.third, batch.id, write(await paidAll(batch.id)))
    expect([answer.statusCode, answer.json().error.code], answer.body).toEqual([400, code])
    expect((await bench.batch(batch.id)).results).toEqual([])
  })

  it('is refused twice by its hash, under any name, also for another batch; discarded it may come again', async () => {
    await awarded(1)
    const batch = await exported()
    const content = resultFile(await paidAll(batch.id))
    const { id } = (await upload(at.third, batch.id, content)).json()
    expect((await upload(at.maker, batch.id, content, 'other.csv')).json().error.code).toBe(
      'RESULT_FILE_KNOWN',
    )
    expect((await decide(at.third, id, 'DISCARD')).statusCode).toBe(200)
    const again = (await upload(at.third, batch.id, content)).json()
    expect((await decide(at.third, again.id, 'APPLY')).statusCode).toBe(200)
    expect((await upload(at.third, batch.id, content)).statusCode).toBe(409)
    await awarded(1)
    const next = await exported()
    expect((await upload(at.third, next.id, content)).json().error.code).toBe('RESULT_FILE_KNOWN')
  })

  it('is neither uploaded nor applied by whoever approved the batch', async () => {
    await awarded(1)
    const batch = await exported()
    const content = resultFile(await paidAll(batch.id))
    const refused = await upload(at.approver, batch.id, content)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'SECOND_PERSON_NEEDED'])
    const { id } = (await upload(at.maker, batch.id, content)).json()
    expect((await decide(at.approver, id, 'APPLY')).statusCode).toBe(403)
    expect((await decide(at.maker, id, 'APPLY')).statusCode).toBe(200)
  })

  it('is not taken for a batch that was not exported', async () => {
    await awarded(1)
    const { id } = (await bench.create(at.maker)).json()
    expect((await upload(at.third, id, resultFile([['1', 1, 'PAID']]))).statusCode).toBe(409)
  })

  it('may come in windows-1255 and in any order', async () => {
    await awarded(3)
    const batch = await exported()
    const [first, ...rest] = await orders(batch.id)
    const text = resultFile([
      ...rest.toReversed().map(({ reference, amount }): Result => [reference, amount, 'PAID']),
      [first?.reference.replaceAll('-', '') ?? '', 4_000, 'RETURNED', '99', 'שם שגוי'],
    ])
    const bytes = Buffer.from(text, 'utf16le').filter((_byte, place) => place % 2 === 0)
    for (const [place, letter] of [...text].entries()) {
      const code = letter.charCodeAt(0)
      bytes[place] = code < 0x80 ? code : code - 0x5d0 + 0xe0
    }
    const { id } = (await upload(at.third, batch.id, bytes)).json()
    expect((await rowsOf(id, ['RETURNED']))[0]).toMatchObject({ reason: 'OTHER', reason_text: 'שם שגוי' })
    expect((await decide(at.third, id, 'APPLY')).json()).toMatchObject({ applied: 3 })
    expect((await bench.batch(batch.id)).state).toBe('CONFIRMED')
  })

  it('that contradicts the ledger waits: paid after a return', async () => {
    const [one] = await awarded(1)
    const batch = await exported()
    const [order] = await orders(batch.id)
    await results(batch.id, [[order?.reference ?? '', 4_000, 'RETURNED', '01']])
    const late = await results(batch.id, [[order?.reference ?? '', 4_000, 'PAID']])
    expect(late).toMatchObject({ applied: 0, quarantined: 1 })
    expect((await quarantine())[0]?.verdict).toBe('CONTRADICTS')
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 0, due: 4_000 })
    // While it waits no order is made.
    await bench.newAccount(one?.id ?? '', '2026-01-01T10:00:00.000Z')
    const { id } = (await bench.create(at.maker)).json()
    expect((await bench.batch(id)).left_out_by_reason).toMatchObject([{ reason: 'QUARANTINE_WAITS' }])
  })

  it('that says paid of a cancelled order waits, and the money is due all the same', async () => {
    const [one] = await awarded(1)
    const batch = await exported()
    const cancel = { kind: 'CANCELLATION', batch_id: batch.id, sequence: 1, reason: 'the bank stopped it' }
    const { id } = (await ask(at.maker, 'POST', 'proposals', cancel)).json()
    await ask(at.third, 'POST', `proposals/${id}/decide`, { is_confirmed: true })
    const [order] = await orders(batch.id)
    expect(await results(batch.id, [[order?.reference ?? '', 4_000, 'PAID']])).toMatchObject({
      applied: 0,
      quarantined: 1,
    })
    expect((await quarantine())[0]?.verdict).toBe('CONTRADICTS')
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 0, inFlight: 0, due: 4_000 })
  })

  it('lets a payment come back once: what then says paid waits', async () => {
    const [one] = await awarded(1)
    const batch = await exported()
    const reference = (await orders(batch.id))[0]?.reference ?? ''
    await results(batch.id, [[reference, 4_000, 'PAID']])
    expect(await results(batch.id, [[reference, 4_000, 'RETURNED', '01']])).toMatchObject({ applied: 1 })
    // The same once more, in other words, says nothing new.
    const again = await results(batch.id, [[reference, 4_000, 'RETURNED', '01', 'again']])
    expect(again).toMatchObject({ applied: 0, skipped: 1 })
    expect(await results(batch.id, [[reference, 4_000, 'PAID', '', 'late']])).toMatchObject({
      quarantined: 1,
    })
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 0, due: 4_000 })
    expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })

  it('is applied as a whole or not at all', async () => {
    await awarded(1_200)
    const batch = await exported()
    const rows = (
      await Promise.all(
        [0, 200, 400, 600, 800, 1000].map((after) =>
          ask(at.maker, 'POST', `batches/${batch.id}/orders`, { after, limit: 200 }),
        ),
      )
    ).flatMap((answer) => answer.json().orders as { reference: string; amount: number }[])
    const { id } = (
      await upload(
        at.third,
        batch.id,
        resultFile(rows.map(({ reference, amount }) => [reference, amount, 'PAID'])),
      )
    ).json()
    const { database } = at.server
    // The database fails in the second page, as it would with the process gone.
    const last = rows.at(-1)?.reference ?? ''
    await database.transaction((tx) =>
      tx.execute(
        sql.raw(`create function fail_late() returns trigger language plpgsql as $$ begin
        if new.entry ->> 'order' = '${last}' then raise exception 'gone'; end if; return new; end $$;
        create trigger fail_late before insert on ledger_entries for each row execute function fail_late()`),
      ),
    )
    expect((await decide(at.third, id, 'APPLY')).statusCode).toBe(500)
    const count = async () =>
      (
        await database.read((db) =>
          db.execute<{ paid: number; results: number; waiting: number }>(sql`select
            (select count(*)::int from payment_orders where state = 'PAID') as paid,
            (select count(*)::int from ledger_entries where kind = 'RESULT') as results,
            (select count(*)::int from ledger_follow_ups) as waiting`),
        )
      ).rows[0]
    expect(await count()).toEqual({ paid: 0, results: 0, waiting: 0 })
    expect(await preview(id)).toMatchObject({ state: 'PREVIEW' })
    await database.transaction((tx) => tx.execute(sql.raw('drop function fail_late cascade')))
    expect((await decide(at.third, id, 'APPLY')).json()).toMatchObject({ applied: 1_200 })
    // An act of finance moves a page of statuses itself, the job the others.
    expect(await count()).toMatchObject({ paid: 1_200, results: 1_200, waiting: 1_100 })
    expect((await bench.batch(batch.id)).following).toBe(1_100)
  }, 60_000)

  it('may have 100,000 rows', async () => {
    await awarded(2)
    const batch = await exported()
    const foreign = Array.from({ length: 99_998 }, (_, n): Result => [`7${n}`, 1, 'PAID'])
    const uploaded = await upload(at.third, batch.id, resultFile([...foreign, ...(await paidAll(batch.id))]))
    expect(uploaded.statusCode, uploaded.body).toBe(200)
    const { id } = uploaded.json()
    expect(await preview(id)).toMatchObject({ rows: 100_000 })
    expect((await decide(at.third, id, 'APPLY')).json()).toEqual({
      applied: 2,
      quarantined: 99_998,
      skipped: 0,
    })
  }, 120_000)
})

describe('a quarantined row', () => {
  const waiting = async () => {
    const [one] = await awarded(1)
    const batch = await exported()
    const [order] = await orders(batch.id)
    await results(batch.id, [[order?.reference ?? '', 2_640, 'PAID']])
    const [row] = await quarantine()
    const propose = (amount: number, reason = 'as the bank wrote on 15.1.') =>
      ask(at.maker, 'POST', 'proposals', {
        kind: 'CORRECTION',
        file_id: row?.file_id,
        line: row?.line,
        amount,
        reason,
      })
    const sign = (who: Payer, id: string, is_confirmed = true) =>
      ask(who, 'POST', `proposals/${id}/decide`, { is_confirmed })
    return { one, batch, row, propose, sign }
  }

  it('is dismissed by two people, and the order goes on', async () => {
    const { one, propose, sign } = await waiting()
    const { id } = (await propose(0)).json()
    expect((await quarantine())[0]?.proposal).toMatchObject({ id, amount: 0, is_own: false })
    expect((await propose(0)).json().error.code).toBe('PROPOSAL_WAITS')
    expect((await sign(at.maker, id)).json().error.code).toBe('SECOND_PERSON_NEEDED')
    expect((await sign(at.third, id)).statusCode).toBe(200)
    expect(await quarantine()).toEqual([])
    const { entries, money } = await ledgerOf(one?.id ?? '')
    expect(entries.at(-1)).toMatchObject({ kind: 'CORRECTION', amount: 0, by: [at.maker.id, at.third.id] })
    expect(money.inFlight).toBe(4_000)
  })

  it('may be withdrawn by whoever proposed, and refused by another', async () => {
    const { propose, sign } = await waiting()
    const first = (await propose(0)).json()
    expect((await sign(at.maker, first.id, false)).json()).toEqual({ is_done: false })
    const second = (await propose(0)).json()
    expect((await sign(at.third, second.id, false)).json()).toEqual({ is_done: false })
    expect((await sign(at.third, second.id)).json().error.code).toBe('BATCH_CHANGED')
    expect(await quarantine()).toHaveLength(1)
  })

  it('is applied as a correction only within the award: an open order is cancelled first', async () => {
    const { one, batch, propose, sign } = await waiting()
    const tooMuch = (await propose(2_640)).json()
    expect((await sign(at.third, tooMuch.id)).json().error.code).toBe('CORRECTION_OUT_OF_BOUNDS')
    expect(await quarantine()).toHaveLength(1)
    await sign(at.maker, tooMuch.id, false)
    const cancel = await ask(at.maker, 'POST', 'proposals', {
      kind: 'CANCELLATION',
      batch_id: batch.id,
      sequence: 1,
      reason: 'the bank paid another sum',
    })
    await sign(at.third, cancel.json().id)
    const { id } = (await propose(2_640)).json()
    expect((await sign(at.third, id)).statusCode).toBe(200)
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 2_640, inFlight: 0, due: 1_360 })
    expect(await reconcile()).toMatchObject({ difference: 0, money: { paid: 2_640, due: 1_360 } })
  })

  it('that names nobody can only be dismissed', async () => {
    await awarded(1)
    const batch = await exported()
    await results(batch.id, [['2025-999-000001', 4_000, 'PAID']])
    const [row] = await quarantine()
    const of = { kind: 'CORRECTION', file_id: row?.file_id, line: row?.line, reason: 'nobody of ours' }
    const paying = (await ask(at.maker, 'POST', 'proposals', { ...of, amount: 4_000 })).json()
    const sign = (id: string, who = at.third, is_confirmed = true) =>
      ask(who, 'POST', `proposals/${id}/decide`, { is_confirmed })
    expect((await sign(paying.id)).json().error.code).toBe('LEDGER_REFUSES')
    await sign(paying.id, at.maker, false)
    const closing = (await ask(at.maker, 'POST', 'proposals', { ...of, amount: 0 })).json()
    expect((await sign(closing.id)).statusCode).toBe(200)
    expect(await quarantine()).toEqual([])
  })
})

describe('the reconciliation', () => {
  it('is zero with the two equations, by period and by batch, and ages what is unclaimed', async () => {
    const [one, two] = await awarded(3)
    const batch = await exported()
    const [first, second] = await orders(batch.id)
    await results(batch.id, [
      [first?.reference ?? '', 4_000, 'PAID'],
      [second?.reference ?? '', 4_000, 'RETURNED', '01'],
    ])
    await bench.append(two?.id ?? '', { kind: 'UNCLAIMED' })
    expect(one).toBeDefined()
    expect(await reconcile()).toMatchObject({
      period: '2025',
      students: 3,
      difference: 0,
      disagreements: [],
      money: { entitled: 12_000, paid: 4_000, in_flight: 4_000, due: 4_000, unclaimed: 4_000, returned: 0 },
      batches: [
        {
          id: batch.id,
          code: batch.code,
          ordered: 12_000,
          paid: 4_000,
          in_flight: 4_000,
          returned: 4_000,
          cancelled: 0,
          difference: 0,
        },
      ],
      ageing: [{ from_days: 0, count: 1, amount: 4_000 }, { count: 0 }, { count: 0 }, { count: 0 }],
    })
    const overview = (await ask(at.maker, 'POST', 'overview')).json()
    expect(overview.money).toEqual((await reconcile()).money)
  })

  it('names the rows that make a difference', async () => {
    await awarded(1)
    const batch = await exported()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update payment_orders set state = 'PAID' where batch_id = ${batch.id}`),
    )
    expect((await reconcile()).disagreements).toMatchObject([{ ledger: 'OPEN', row: 'PAID', amount: 4_000 }])
  })

  it('finds orders whose rows, or whose batch, are lost', async () => {
    await awarded(2)
    const batch = await exported()
    const [first, second] = await orders(batch.id)
    const change = (statement: SQL) => at.server.database.transaction((tx) => tx.execute(statement))
    await change(sql`delete from payment_orders where batch_id = ${batch.id} and sequence = 1`)
    expect(await reconcile()).toMatchObject({
      difference: 0,
      batches: [{ id: batch.id, ordered: 8_000, in_flight: 8_000, difference: 4_000 }],
      disagreements: [{ reference: first?.reference, ledger: 'OPEN', row: null, amount: 4_000 }],
    })
    await change(sql`delete from payment_orders`)
    await change(sql`delete from payment_batches`)
    expect(await reconcile()).toMatchObject({
      batches: [{ id: null, code: batch.code, difference: 8_000 }],
      disagreements: [{ reference: first?.reference }, { reference: second?.reference, row: null }],
    })
  })

  it('finds rows whose order is in no ledger, also where the student has none', async () => {
    const [one, two] = await awarded(2)
    const batch = await exported()
    const change = (statement: SQL) => at.server.database.transaction((tx) => tx.execute(statement))
    await change(sql`update students set is_demo = true`)
    await change(sql`delete from ledger_entries where kind = 'ORDER' or request_id = ${two?.id}`)
    await change(sql`delete from ledgers where request_id = ${two?.id}`)
    const { batches, disagreements } = await reconcile()
    expect(batches).toMatchObject([{ id: batch.id, ordered: 0, difference: 8_000 }])
    expect(disagreements).toMatchObject([
      { ledger: null, row: 'OPEN', amount: 4_000 },
      { ledger: null, row: 'OPEN', amount: 4_000 },
    ])
    expect(
      new Set(disagreements.map(({ request_number }: { request_number: string }) => request_number)).size,
    ).toBe(2)
    expect(one).toBeDefined()
  })

  it('names the ledgers in which the equation of the period does not hold', async () => {
    const [one] = await awarded(2)
    const batch = await exported()
    await results(batch.id, [[(await orders(batch.id))[0]?.reference ?? '', 4_000, 'PAID']])
    await at.server.database.transaction((tx) =>
      tx.execute(sql`insert into ledger_entries (request_id, number, at, kind, entry) select request_id, 99, now(), kind,
        jsonb_set(entry, '{award}', '1000') from ledger_entries where request_id = ${one?.id} and kind = 'ENTITLEMENT'`),
    )
    expect(await reconcile()).toMatchObject({
      difference: 3_000,
      unbalanced: [{ difference: 3_000, money: { entitled: 1_000, paid: 4_000, due: 0 } }],
      disagreements: [],
    })
  })

  it('is downloaded row by row', async () => {
    const [one] = await awarded(1, { name: '+Plus' })
    expect(one).toBeDefined()
    const { body, headers } = await ask(at.maker, 'GET', 'reconciliation/2025/file')
    expect(headers['content-disposition']).toContain('milgo-reconciliation-2025.csv')
    expect(body).toContain(`"'+Plus",4000,0,0,4000,0,0`)
    expect((await ask(at.maker, 'GET', 'reconciliation/1999/file')).statusCode).toBe(404)
  })
})
