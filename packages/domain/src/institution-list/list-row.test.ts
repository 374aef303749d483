import { describe, expect, test } from 'vitest'
import { longestListReason, readListRow } from './list-row.ts'

describe('a row of an institution’s list', () => {
  test('names a request by identity number, by request number, or by both', () => {
    expect(readListRow({ identity_number: '000000018', reason: ' left in March ' })).toEqual({
      identityNumber: '000000018',
      requestNumber: null,
      reason: 'left in March',
    })
    expect(readListRow({ request_number: '2025-000123' })).toMatchObject({
      identityNumber: null,
      requestNumber: { period: '2025', number: 123 },
    })
    expect(readListRow({ request_number: '123' })).toMatchObject({
      requestNumber: { period: null, number: 123 },
    })
  })

  test('may have lost leading zeros in a spreadsheet, and may be in Arabic digits', () => {
    expect(readListRow({ identity_number: '1234566' })).toMatchObject({ identityNumber: '001234566' })
    expect(readListRow({ identity_number: '١٢٣٤٥٦٦' })).toMatchObject({ identityNumber: '001234566' })
  })

  test.each([
    [{}, 'NO_NUMBER'],
    [{ identity_number: ' ', request_number: '' }, 'NO_NUMBER'],
    [{ identity_number: '123456789' }, 'BAD_IDENTITY_NUMBER'],
    [{ identity_number: 'someone' }, 'BAD_IDENTITY_NUMBER'],
    [{ request_number: '2025/7' }, 'BAD_REQUEST_NUMBER'],
    [{ request_number: '7', reason: 'x'.repeat(longestListReason + 1) }, 'REASON_TOO_LONG'],
  ] as const)('%j is refused: %s', (cells, refusal) => {
    expect(readListRow(cells)).toEqual({ refusal })
  })
})
