import { expect, test } from 'vitest'
import { findRefusedFix, isFixWaiting } from './fix-account.ts'

const at = new Date('2026-03-01T10:00:00Z')
const sent = { source: 'FIX', acceptedAt: null, refusedAt: null, erasedAt: null } as const

test.each([
  ['an account of a bank fix', {}, true],
  ['the account that came with the request', { source: 'SENT' }, false],
  ['an accepted account', { acceptedAt: at }, false],
  ['a refused account', { refusedAt: at }, false],
  ['an erased account', { erasedAt: at }, false],
] as const)('%s: %o waits for finance: %s', (_name, change, isWaiting) => {
  expect(isFixWaiting({ ...sent, ...change })).toBe(isWaiting)
})

const account = (id: string, source: 'SENT' | 'FIX', refusal: string | null) => ({ id, source, refusal })

test('only the newest account counts as refused, and only if a bank fix has sent it', () => {
  const refused = account('refused', 'FIX', 'OTHER')
  expect(findRefusedFix([refused, account('first', 'SENT', null)])).toEqual(refused)
  expect(findRefusedFix([account('next', 'FIX', null), refused])).toBeUndefined()
  expect(findRefusedFix([account('first', 'SENT', 'OTHER')])).toBeUndefined()
  expect(findRefusedFix([])).toBeUndefined()
})
