import type { QuarantinedRow, ResultRowAnswer } from '@milgo/contracts/office/payment-fields'
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

const report = (id: string) => ask(at.third, 'GET', `results/${id}/report`)

describe('a result file', () => {
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
      [7, 'DUPLICATE', paid?.name],
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
    const before = await report(id)
    expect(before.headers['content-disposition']).toContain('milgo-results-2025-001.csv')
    expect(before.body.split('\r\n')).toHaveLength(9)
    expect(before.body).toContain('Amount differs,,Goes to a decision')
    expect(before.body).toContain('The account is closed: החשבון סגור,Will be recorded as returned')

    const applied = await decide(at.third, id, 'APPLY')
    expect(applied.json()).toEqual({ applied: 2, quarantined: 4, skipped: 1 })
    expect((await report(id)).body).toContain('Amount differs,,Went to a decision')
    expect((await ledgerOf(paid?.id ?? '')).money).toMatchObject({ paid: 4_000, inFlight: 0 })
    expect(await statusOf(back?.id ?? '')).toBe('INVALID_BANK')
    expect((await ledgerOf(other?.id ?? '')).money).toMatchObject({ paid: 0, inFlight: 4_000 })
    expect((await quarantine()).map(({ line }) => line)).toEqual([2, 5, 6, 8])
    const pages: number[][] = []
    for (let after: object | null | undefined; after !== null && pages.length < 5; ) {
      const asked = { period: '2025', limit: 3, ...(after && { after }) }
      const page = (await ask(at.third, 'POST', 'quarantine', asked)).json()
      expect(page.total).toBe(4)
      pages.push(page.rows.map(({ line }: QuarantinedRow) => line))
      after = page.next
    }
    expect(pages).toEqual([[2, 5, 6], [8]])
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

  it('is refused the second time by its hash, under any name and for any batch; after a discard it may come again', async () => {
    await awarded(1)
    const batch = await exported()
    const content = resultFile(await paidAll(batch.id))
    const { id } = (await upload(at.third, batch.id, content)).json()
    expect((await upload(at.maker, batch.id, content, 'other.csv')).json().error.code).toBe(
      'RESULT_FILE_KNOWN',
    )
    expect((await decide(at.third, id, 'DISCARD')).statusCode).toBe(200)
    // The rows of a discarded file have no consequence.
    const [headings, row] = (await report(id)).body.split('\r\n')
    expect([headings, row].join()).not.toMatch(/Next step|Will be recorded|What was done/)
    expect(row?.split(',')).toHaveLength(headings?.split(',').length ?? 0)
    const again = (await upload(at.third, batch.id, content)).json()
    expect((await decide(at.third, again.id, 'APPLY')).statusCode).toBe(200)
    expect((await upload(at.third, batch.id, content)).statusCode).toBe(409)
    await awarded(1)
    const next = await exported()
    expect((await upload(at.third, next.id, content)).json().error.code).toBe('RESULT_FILE_KNOWN')
  })

  it('is refused from the person who approved the batch', async () => {
    await awarded(1)
    const batch = await exported()
    const content = resultFile(await paidAll(batch.id))
    const refused = await upload(at.approver, batch.id, content)
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'SECOND_PERSON_NEEDED'])
    const { id } = (await upload(at.maker, batch.id, content)).json()
    expect((await decide(at.approver, id, 'APPLY')).statusCode).toBe(403)
    expect((await decide(at.maker, id, 'APPLY')).statusCode).toBe(200)
  })

  it('is refused for a batch that was not exported', async () => {
    await awarded(1)
    const { id } = (await bench.create(at.maker)).json()
    expect((await upload(at.third, id, resultFile([['1', 1, 'PAID']]))).statusCode).toBe(409)
  })

  it('may be in windows-1255 and in any order', async () => {
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

  it('that contradicts the ledger is quarantined: paid after a return', async () => {
    const [one] = await awarded(1)
    const batch = await exported()
    const [order] = await orders(batch.id)
    await results(batch.id, [[order?.reference ?? '', 4_000, 'RETURNED', '01']])
    const late = await results(batch.id, [[order?.reference ?? '', 4_000, 'PAID']])
    expect(late).toMatchObject({ applied: 0, quarantined: 1 })
    expect((await quarantine())[0]?.verdict).toBe('CONTRADICTS')
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 0, due: 4_000 })
    // Meanwhile no order is made.
    await bench.newAccount(one?.id ?? '', '2026-01-01T10:00:00.000Z')
    expect((await bench.preview(at.maker)).left_out).toMatchObject([{ reason: 'QUARANTINE_WAITS' }])
    expect((await bench.create(at.maker)).json().error.code).toBe('ALL_LEFT_OUT')
  })

  it('that reports a cancelled order as paid is quarantined, and the money remains due', async () => {
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

  it('may return a payment once: a later "paid" is quarantined', async () => {
    const [one] = await awarded(1)
    const batch = await exported()
    const reference = (await orders(batch.id))[0]?.reference ?? ''
    await results(batch.id, [[reference, 4_000, 'PAID']])
    expect(await results(batch.id, [[reference, 4_000, 'RETURNED', '01']])).toMatchObject({ applied: 1 })
    // The same result with another text is nothing new.
    const again = await results(batch.id, [[reference, 4_000, 'RETURNED', '01', 'again']])
    expect(again).toMatchObject({ applied: 0, skipped: 1 })
    expect(await results(batch.id, [[reference, 4_000, 'PAID', '', 'late']])).toMatchObject({
      quarantined: 1,
    })
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 0, due: 4_000 })
    expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })
})
