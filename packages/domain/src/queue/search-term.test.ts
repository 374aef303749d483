import { expect, it } from 'vitest'
import { readSearch } from './search-term.ts'

it.each([
  ['', []],
  ['  ', []],
  ['נועה כהן', [{ by: 'name', words: ['נועה', 'כהנ'] }]],
  ["O'Neil", [{ by: 'name', words: ['o', 'neil'] }]],
  ['2025-000123', [{ by: 'requestNumber', period: '2025', number: 123 }]],
  ['123', [{ by: 'requestNumber', period: null, number: 123 }]],
  ['050-123 4567', [{ by: 'phone', phone: '0501234567' }]],
  ['+972 50 1234567', [{ by: 'phone', phone: '0501234567' }]],
  [
    '000000018',
    [
      { by: 'requestNumber', period: null, number: 18 },
      { by: 'identityNumber', identityNumber: '000000018' },
    ],
  ],
  ['٠٥٠١٢٣٤٥٦٧', [{ by: 'phone', phone: '0501234567' }]],
  ["'; drop table requests; --", [{ by: 'name', words: ['drop', 'table', 'requests'] }]],
])('%s', (typed, terms) => {
  expect(readSearch(typed)).toEqual(terms)
})
