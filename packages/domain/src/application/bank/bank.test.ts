import { describe, expect, it } from 'vitest'
import { readPayload } from '../../answers/payload.ts'
import { validate } from '../../answers/validation.ts'
import { applicationForm } from '../form.ts'
import { sampleAnswers, sampleContext } from '../sample-application.fixture.ts'
import { isShown, sampleWith, tryAnswer } from '../try-answer.fixture.ts'
import { isAccountSuspect } from './account-check.ts'
import { bank, savedOnLeave } from './questions.ts'
import { bankWarnings } from './rules.ts'

const nines = (length: number) => '9'.repeat(length)
const sponsored = { ...sampleContext, institution: { isSponsored: true, isReligious: false } }

describe('validation of step 2', () => {
  it.each<[Parameters<typeof tryAnswer>[0], unknown, string]>([
    ['bank', '', 'submit: FIELD_REQUIRED'],
    ['bank', '12', 'fine'],
    ['bank', 12, 'draft: WRONG_TYPE'],
    ['branch', '', 'submit: FIELD_REQUIRED'],
    ['branch', '1', 'fine'],
    ['branch', nines(5), 'fine'],
    ['branch', nines(6), 'draft: MAX_LENGTH'],
    ['branch', '60a', 'draft: DIGITS_ONLY'],
    ['accountNumber', '', 'submit: FIELD_REQUIRED'],
    ['accountNumber', nines(15), 'fine'],
    ['accountNumber', nines(16), 'draft: MAX_LENGTH'],
    ['accountNumber', '123', 'submit: MIN_DIGITS'],
    ['accountNumber', '1234', 'fine'],
    ['accountNumber', '0000', 'submit: ONLY_ZEROS'],
    ['accountNumber', '0001', 'fine'],
    ['branch', '000', 'submit: ONLY_ZEROS'],
    ['accountNumber', '123-456', 'draft: DIGITS_ONLY'],
    ['accountNumber', '12-800-123456', 'draft: DIGITS_ONLY'],
    ['accountNumber', '12 800 123456', 'draft: DIGITS_ONLY'],
    ['accountNumber', '123 456', 'fine'],
    ['accountNumber', '1234567/8', 'fine'],
    ['branch', '12 3', 'draft: DIGITS_ONLY'],
  ])('%s %j is %s', (questionId, value, expected) => {
    expect(tryAnswer(questionId, value)).toBe(expected)
  })

  it('accepts branch and account number only as text, because a number has lost its leading zeros', () => {
    const payload = { bank_name: 12, branch_number: 12, account_number: 50067 }
    const { changes, issues } = readPayload(applicationForm, bank, payload, sampleContext)
    expect(changes).toEqual({ bank: '12' })
    expect(issues.map(({ wire, code }) => `${wire} ${code}`)).toEqual([
      'branch_number WRONG_TYPE',
      'account_number WRONG_TYPE',
    ])
  })

  it('is not asked for a sponsored institution', () => {
    for (const id of ['bank', 'branch', 'accountNumber'] as const) {
      expect(isShown(id)).toBe(true)
      expect(isShown(id, {}, sponsored)).toBe(false)
    }
    const without = sampleWith({ bank: undefined, branch: undefined, accountNumber: undefined })
    expect(validate(applicationForm, without, sponsored)).toEqual([])
    expect(validate(applicationForm, without, sampleContext)).toHaveLength(3)
  })

  it('saves branch and account number also when the field loses focus', () => {
    expect([...savedOnLeave]).toEqual(['branch', 'accountNumber'])
  })
})

describe('an unusual length', () => {
  const lengthOf = (accountNumber: string) =>
    bankWarnings(sampleWith({ bank: '10', accountNumber })).map(({ code, params }) => ({ code, params }))
  const unusual = [{ code: 'BANK_ACCOUNT_LENGTH', params: { min: 6, max: 9 } }]

  it.each([
    ['1234', unusual],
    ['12345', unusual],
    ['123456', []],
    ['123456789', []],
    // As in an IBAN.
    ['0000123456789', []],
    ['', []],
  ])('of %j only warns', (accountNumber, expected) => {
    expect(lengthOf(accountNumber)).toEqual(expected)
  })

  it.each([
    [{ accountNumber: '1234567890' }, ['accountNumber BANK_ACCOUNT_UNPAYABLE 9']],
    [{ accountNumber: nines(15) }, ['accountNumber BANK_ACCOUNT_UNPAYABLE 9']],
    [{ branch: '1234' }, ['branch BANK_BRANCH_UNPAYABLE 3']],
    [{ branch: '00123' }, []],
    [
      { branch: nines(5), accountNumber: nines(15) },
      ['branch BANK_BRANCH_UNPAYABLE 3', 'accountNumber BANK_ACCOUNT_UNPAYABLE 9'],
    ],
  ])(
    'in %j, which the bank file cannot contain, gives its own warning and refuses nothing',
    (changes, expected) => {
      const answers = sampleWith({ bank: '10', ...changes })
      expect(
        bankWarnings(answers).map(
          ({ questionId, code, params }) => `${questionId} ${code} ${params?.['max']}`,
        ),
      ).toEqual(expected)
      expect(validate(applicationForm, answers, sampleContext)).toEqual([])
    },
  )

  it('is reported instead of the check digit', () => {
    expect(bankWarnings(sampleWith({ accountNumber: '1234' }))).toHaveLength(1)
  })

  it('refuses nothing', () => {
    expect(validate(applicationForm, sampleWith({ accountNumber: '1234' }), sampleContext)).toEqual([])
  })
})

describe('the check digits of the banks', () => {
  it.each([
    // Hapoalim: 9·6 + 6·1 + 1·8 = 68, 68 mod 11 = 2.
    ['12', '600', '100008', false],
    ['12', '600', '100007', true],
    ['012', '600', '100008', false],
    // Yahav 284, 050067: 18 + 64 + 28 + 25 + 12 + 7 = 154, 154 mod 11 = 0.
    ['4', '284', '050067', false],
    ['4', '284', '50067', false],
    ['4', '284', '050068', true],
    ['4', '284', '050069', false],
    ['4', '284', '050061', true],
    // Mizrahi Tefahot: branches above 400 count without the 400.
    ['20', '001', '000004', false],
    ['20', '401', '000004', false],
    ['20', '400', '000008', false],
    ['20', '401', '000005', true],
    ['20', '799', '000000', true],
    ['20', '800', '000005', false],
    // Discount and Mercantile: nine digits, no branch.
    ['11', '1', '000000024', true],
    ['11', '1', '000000020', false],
    ['17', '1', '000000020', false],
    ['17', '999', '000000021', true],
    // Postal Bank: modulo 10.
    ['9', '1', '000000018', false],
    ['9', '1', '000000019', true],
    // First International and Poalei Agudat Israel: nine digits or the last six.
    ['31', '1', '000000022', false],
    ['31', '1', '100000006', false],
    ['31', '1', '100000005', true],
    ['31', '1', '8000021', false],
    ['52', '1', '000000022', false],
    ['52', '1', '8000021', false],
    ['52', '1', '100000006', false],
    ['52', '1', '000000001', true],
    // Other banks are not checked, nor are texts that are not numbers.
    ['10', '800', '99999999', false],
    ['54', '1', '1', false],
    ['12', '', '100007', false],
    ['12', '600', 'abc', false],
    ['leumi', '600', '100007', false],
    ['12', '600', 'a100007', false],
    ['12', '600', '100007a', false],
    ['', '', '', false],
  ])('bank %s branch %s account %s: suspect %s', (bank, branch, account, expected) => {
    expect(isAccountSuspect(bank, branch, account)).toBe(expected)
  })

  it('only warn', () => {
    const suspect = sampleWith({ accountNumber: '100007' })
    expect(bankWarnings(suspect)).toEqual([
      { questionId: 'accountNumber', wire: 'account_number', code: 'BANK_ACCOUNT_SUSPECT' },
    ])
    expect(validate(applicationForm, suspect, sampleContext)).toEqual([])
    expect(bankWarnings(sampleAnswers)).toEqual([])
    for (const missing of ['bank', 'branch', 'accountNumber'] as const) {
      expect(bankWarnings(sampleWith({ accountNumber: '100007', [missing]: undefined }))).toEqual([])
    }
  })
})
