import { expect, it } from 'vitest'
import { numberEvidence } from './document-evidence.ts'

const sent = { userId: '123456782', accountNumber: '678901' }

it.each([
  ['its number', 'idFront', ['1 2345678 2'], 'IDENTITY_NUMBER', 'EQUAL', '•••••6782'],
  ['another valid number', 'idFront', ['305567661'], 'IDENTITY_NUMBER', 'DIFFERENT', '305567661'],
  ['a number with a misread digit', 'idFront', ['123456789'], 'IDENTITY_NUMBER', 'UNREAD', null],
  ['the account', 'bankAccountReference', ['12-345-678901'], 'ACCOUNT_NUMBER', 'EQUAL', '•••••8901'],
  ['another account', 'bankAccountReference', ['678991'], 'ACCOUNT_NUMBER', 'DIFFERENT', '678991'],
  ['only the identity number', 'bankAccountReference', ['123456782'], 'ACCOUNT_NUMBER', 'UNREAD', null],
] as const)('a document with %s', (_name, questionId, printed, number, reading, shown) => {
  expect(numberEvidence(questionId, sent, printed)).toEqual([{ number, reading, printed: shown }])
})

it('an identity number on a bank letter is not read as another account, even if the account is as long', () => {
  const long = { ...sent, accountNumber: '987654321' }
  expect(numberEvidence('bankAccountReference', long, ['123456782'])).toMatchObject([{ reading: 'UNREAD' }])
})

it('is empty for other documents, and for a number that was not asked for', () => {
  expect(numberEvidence('confirmationStudies', sent, ['123456782'])).toEqual([])
  expect(numberEvidence('bankAccountReference', { userId: '123456782' }, ['678901'])).toEqual([])
})
