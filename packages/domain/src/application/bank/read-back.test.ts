import { expect, it } from 'vitest'
import { sampleAnswers, sampleContext } from '../sample-application.fixture.ts'
import { accountToConfirm, isSameAccount } from './read-back.ts'

const account = { bank: '12', branch: '600', accountNumber: '100008' }
const sponsored = { institution: { isSponsored: true, isReligious: false } }

it('the account in the answers has to be confirmed', () => {
  expect(accountToConfirm(sampleAnswers, sampleContext)).toEqual(account)
})

it('nothing has to be confirmed if no account is asked for or it is incomplete', () => {
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
])('the confirmation is valid for %j: %s', (other, expected) => {
  expect(isSameAccount(account, other)).toBe(expected)
})
