import { describe, expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '../ledger/ledger-entry.ts'
import { explainResult, type NamedOrder, outcomeOf, type ResultVerdict } from './explain-result.ts'
import { findResultRow, type ResultRow, readResultFile } from './result-file.ts'

const header = ['reference', 'amount', 'result', 'reason_code', 'reason_text']
const paid = ['2025-007-000001', '4000.00', 'PAID', '', '']
const back = ['2025-007-000002', '6240', 'RETURNED', '01', 'החשבון סגור']
const total = ['TOTAL', '2', '10240']

describe('a file of results', () => {
  test('is read as a whole', async () => {
    expect(await readResultFile([header, paid, back, total])).toEqual({
      isAccepted: true,
      rows: [
        { reference: '2025007000001', amount: 4_000, result: 'PAID', reason: null, reasonText: '' },
        {
          reference: '2025007000002',
          amount: 6_240,
          result: 'RETURNED',
          reason: 'ACCOUNT_CLOSED',
          reasonText: 'החשבון סגור',
        },
      ],
    })
  })

  test.each<[string, string[][], object]>([
    ['nothing', [], { code: 'RESULT_FILE_HEADER' }],
    ['other columns', [['reference', 'sum'], paid, total], { code: 'RESULT_FILE_HEADER' }],
    ['reordered columns', [header.toReversed(), paid, back, total], { code: 'RESULT_FILE_HEADER' }],
    ['half a file', [header, paid], { code: 'RESULT_FILE_TOTAL' }],
    ['half a line', [header, paid, back.slice(0, 2), total], { code: 'RESULT_FILE_LINE', line: 3 }],
    [
      'an unknown result',
      [header, ['1', '4000', 'LOST', '', ''], total],
      { code: 'RESULT_FILE_LINE', line: 2 },
    ],
    ['agorot', [header, ['1', '4000.50', 'PAID', '', ''], total], { code: 'RESULT_FILE_LINE', line: 2 }],
    ['a return without a reason', [header, ['1', '4000', 'RETURNED', '', ''], total], { line: 2 }],
    ['a wrong sum', [header, paid, back, ['TOTAL', '2', '10241']], { code: 'RESULT_FILE_TOTAL' }],
    ['a wrong count', [header, paid, back, ['TOTAL', '3', '10240']], { code: 'RESULT_FILE_TOTAL' }],
    ['rows after the total', [header, paid, back, total, paid], { code: 'RESULT_FILE_TOTAL' }],
    ['no row', [header, ['TOTAL', '0', '0']], { code: 'RESULT_FILE_TOTAL' }],
  ])('is refused: %s', async (_name, lines, refusal) => {
    expect(await readResultFile(lines)).toMatchObject({ isAccepted: false, refusal })
  })

  test('a result in lower case is accepted', () => {
    expect(findResultRow(['1', '1', 'paid', '', ''])?.result).toBe('PAID')
  })

  test('an unknown code gives the reason OTHER', () => {
    expect(findResultRow(['1', '1', 'RETURNED', '77', 'x'])?.reason).toBe('OTHER')
    expect(findResultRow(['1', '1', 'RETURNED', 'OWNER_DIFFERS', ''])?.reason).toBe('OWNER_DIFFERS')
  })
})

describe('the verdict about a row', () => {
  const award: LedgerEntry = { kind: 'ENTITLEMENT', scoreVersion: 1, award: 4_000 }
  const account: LedgerEntry = { kind: 'ACCOUNT_ACCEPTED', account: 'first' }
  const order: LedgerEntry = {
    kind: 'ORDER',
    order: 'a',
    batch: 'b',
    amount: 4_000,
    account: 'first',
    reissues: [],
  }
  const result = (said: 'PAID' | 'RETURNED'): LedgerEntry => ({
    kind: 'RESULT',
    order: 'a',
    result: said,
    reason: '',
  })
  const cancelled: LedgerEntry = { kind: 'CANCELLATION', order: 'a', by: ['one', 'two'], reason: 'stopped' }
  const inFlight: Ledger = [award, account, order]
  const named = (ledger: Ledger, change: Partial<NamedOrder> = {}): NamedOrder => ({
    order: 'a',
    batch: 'b',
    amount: 4_000,
    ledger,
    ...change,
  })
  const row = (change: Partial<ResultRow> = {}): ResultRow => ({
    reference: '1',
    amount: 4_000,
    result: 'PAID',
    reason: null,
    reasonText: '',
    ...change,
  })
  const returned = row({ result: 'RETURNED', reason: 'ACCOUNT_CLOSED' })

  test.each<[string, ResultRow, NamedOrder | undefined, ResultRow | undefined, ResultVerdict]>([
    ['paid', row(), named(inFlight), undefined, 'PAID'],
    ['returned', returned, named(inFlight), undefined, 'RETURNED'],
    ['returned after it was paid', returned, named([...inFlight, result('PAID')]), undefined, 'RETURNED'],
    ['paid again', row(), named([...inFlight, result('PAID')]), undefined, 'ALREADY_DONE'],
    ['returned again', returned, named([...inFlight, result('RETURNED')]), undefined, 'ALREADY_DONE'],
    ['paid after its return', row(), named([...inFlight, result('RETURNED')]), undefined, 'CONTRADICTS'],
    ['paid though cancelled', row(), named([...inFlight, cancelled]), undefined, 'CONTRADICTS'],
    ['returned though cancelled', returned, named([...inFlight, cancelled]), undefined, 'CONTRADICTS'],
    ['of an order that is none', row(), undefined, undefined, 'UNKNOWN'],
    ['of another batch', row(), named(inFlight, { batch: 'c' }), undefined, 'OTHER_BATCH'],
    ['another amount', row({ amount: 2_640 }), named(inFlight), undefined, 'AMOUNT_DIFFERS'],
    ['the same line twice', row(), named(inFlight), row(), 'DUPLICATE'],
    ['two lines that differ', returned, named(inFlight), row(), 'REPEATED'],
  ])('%s', (_name, said, order, earlier, verdict) => {
    expect(explainResult(said, order, 'b', earlier)).toBe(verdict)
  })

  test('only fitting rows are applied, and rows without news are skipped', () => {
    expect(['PAID', 'ALREADY_DONE', 'REPEATED'].map((v) => outcomeOf(v as ResultVerdict))).toEqual([
      'applied',
      'skipped',
      'quarantined',
    ])
  })
})
