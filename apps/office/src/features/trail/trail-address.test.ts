import { expect, it } from 'vitest'
import { readTrailAddress, writeTrailAddress } from './trail-address.ts'

it('reads back every filter from the address', () => {
  const filters = {
    staff_id: '00000000-0000-4000-8000-000000000002',
    request_number: '2025-000123',
    actions: ['request-viewed' as const],
    unusual: 'same-name' as const,
    from: '2026-11-01',
    until: '2026-11-16',
  }
  expect(readTrailAddress(writeTrailAddress(filters))).toEqual(filters)
  expect(readTrailAddress(writeTrailAddress({}))).toEqual({})
})

it('ignores unknown parameters', () => {
  const params = new URLSearchParams('staff=me&action=dance&unusual=weekly&from=yesterday&until=&request=%20')
  expect(readTrailAddress(params)).toEqual({})
})
