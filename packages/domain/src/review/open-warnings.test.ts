import { expect, it } from 'vitest'
import { openWarningsOf } from './open-warnings.ts'

it('a confirmation names the warnings of items that are not ticked, but no shared address', () => {
  const address = { code: 'SAME_ADDRESS_ELSEWHERE', result: 'WARN', item: 'BANK' } as const
  const digits = { code: 'ACCOUNT_DIGITS', result: 'WARN', item: 'BANK' } as const
  const passed = { code: 'SAME_ACCOUNT_ELSEWHERE', result: 'PASS', item: 'BANK' } as const
  const found = [address, digits, passed]
  expect(openWarningsOf('CONFIRM', found, ['BANK'])).toEqual([digits])
  expect(openWarningsOf('CONFIRM', found, ['IDENTITY'])).toEqual([])
  expect(openWarningsOf('APPROVE', found, ['BANK'])).toEqual([])
})
