import { expect, it } from 'vitest'
import { sampleAnswers, sampleContext } from '../sample-application.fixture.ts'
import { accountToConfirm, isSameAccount } from './read-back.ts'

const account = { bank: '12', branch: '600', accountNumber: '100008' }
const sponsored = { institution: { isSponsored: true, isReligious: false } }

it('the account of the answers is read back', () => {
  expect(accountToConfirm(sampleAnswers, sampleContext)).toEqual(account)
})

it('nothing is, where no account is asked for or none is whole', () => {
  expect(accountToConfirm(sampleAnswers, sponsored)).toBeUndefined()
  for (const missing of ['bank', 'branch', 'accountNumber'] as const)
    expect(accountToConfirm({ ...account, [missing]: undefined }, sampleContext)).toBeUndefined()
})

it.each([
  [account, true],
  [{ ...account, bank: '10' }, false],
  [{ ...account, branch: '601' }, false],
  [{ ...account, accountNumber: '100007' }, false],
  [undefined, false],
])('what was confirmed holds for %j: %s', (other, expected) => {
  expect(isSameAccount(account, other)).toBe(expected)
})
