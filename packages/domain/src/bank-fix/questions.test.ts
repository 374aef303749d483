import { expect, test } from 'vitest'
import { wireNameOf } from '../answers/define.ts'
import { submitPayload } from '../answers/payload.ts'
import { validate } from '../answers/validation.ts'
import { bankFix, bankFixForm } from './questions.ts'

const answers = { bank: '12', branch: '600', accountNumber: '123456', bankAccountReference: 'file-1' }

test('the form has only one part of a page', () => {
  expect(bankFix.id).toBe('bankFix')
  expect(new Set(bankFix.questions.map(({ place }) => place))).toEqual(new Set(['account']))
})

test('the payload of a bank fix', () => {
  expect(bankFix.questions.map(wireNameOf)).toEqual([
    'bank_name',
    'branch_number',
    'account_number',
    'bank_account_reference',
  ])
  expect(submitPayload(bankFixForm, bankFix, answers, undefined)).toEqual({
    bank_name: '12',
    branch_number: '600',
    account_number: '123456',
    bank_account_reference: 'file-1',
  })
})

test('everything is required', () => {
  expect(validate(bankFixForm, answers, {})).toEqual([])
  expect(validate(bankFixForm, {}, {}).map(({ questionId, code }) => `${questionId} ${code}`)).toEqual([
    'bank FIELD_REQUIRED',
    'branch FIELD_REQUIRED',
    'accountNumber FIELD_REQUIRED',
    'bankAccountReference FIELD_REQUIRED',
  ])
})
