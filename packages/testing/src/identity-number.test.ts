import { isIsraeliId } from '@milgo/domain/identity/israeli-id'
import { expect, it } from 'vitest'
import { identityNumberOf } from './identity-number.ts'

it('every number has one identity number, which is valid', () => {
  const found = Array.from({ length: 500 }, (_, number) => identityNumberOf(number + 1))
  expect(found.filter((one) => !isIsraeliId(one))).toEqual([])
  expect(new Set(found).size).toBe(found.length)
  expect(identityNumberOf(12_345_678)).toBe('123456782')
})
