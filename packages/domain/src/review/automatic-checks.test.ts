import { describe, expect, it } from 'vitest'
import type { ApplicationAnswers } from '../application/answers.ts'
import { sampleAnswers } from '../application/sample-application.fixture.ts'
import { automaticChecks, type CheckedCase, type CheckedFile } from './automatic-checks.ts'
import { hasWarning } from './open-warnings.ts'
import { sampleSnapshot } from './review.fixture.ts'
import { sentDocuments } from './sent-documents.ts'

const fine: CheckedFile = { isSpreadsheet: false, scan: 'clean', isActive: false, isUnread: false }

const checksOf = (change: Partial<CheckedCase> = {}) =>
  automaticChecks({
    sent: sampleAnswers as ApplicationAnswers,
    documents: sentDocuments(sampleSnapshot()),
    fileOf: () => fine,
    likenesses: [],
    figures: {},
    today: '2026-01-15',
    ...change,
  })
const resultOf = (code: string, change: Partial<CheckedCase> = {}) =>
  checksOf(change).find((one) => one.code === code)?.result

describe('automatic checks', () => {
  it('give no warning if nothing is wrong, and report what was not checked', () => {
    const found = checksOf()
    expect(found.filter(({ result }) => result === 'WARN')).toEqual([])
    expect(found.filter(({ result }) => result === 'NOT_CHECKED').map(({ code }) => code)).toEqual([
      'IDENTITY_ON_CARD',
      'NAME_ON_BANK_LETTER',
    ])
  })

  it.each([
    ['ACCOUNT', 'SAME_ACCOUNT_ELSEWHERE', 'BANK'],
    ['PHONE', 'SAME_PHONE_ELSEWHERE', 'IDENTITY'],
    ['FILE', 'SAME_FILE_ELSEWHERE', 'BANK'],
  ] as const)(
    'find the same %s in another request, with its number as evidence, until the finding is dismissed',
    (kind, code, item) => {
      const likeness = {
        kind,
        requestNumber: '2025-000007',
        document: 'bank_account_reference',
        isDismissed: false,
      }
      const found = checksOf({ likenesses: [likeness, likeness] })
      expect(found).toContainEqual(
        expect.objectContaining({ code, result: 'WARN', params: { numbers: '2025-000007' } }),
      )
      expect(hasWarning(item, found)).toBe(true)
      const dismissed = checksOf({ likenesses: [{ ...likeness, isDismissed: true }] })
      expect(hasWarning(item, dismissed)).toBe(false)
    },
  )

  it('report a shared address, which does not block the checklist', () => {
    const found = checksOf({
      likenesses: [{ kind: 'ADDRESS', requestNumber: '2025-000007', isDismissed: false }],
    })
    expect(found.find(({ code }) => code === 'SAME_ADDRESS_ELSEWHERE')?.result).toBe('WARN')
    expect(hasWarning('IDENTITY', found)).toBe(false)
  })

  it.each([
    ['100008', '12', 'PASS'],
    ['100007', '12', 'WARN'],
    ['100007', '10', 'NOT_CHECKED'],
  ])('the digits of account %s at bank %s: %s', (accountNumber, bank, result) => {
    expect(resultOf('ACCOUNT_DIGITS', { sent: { ...sampleAnswers, bank, accountNumber } })).toBe(result)
  })

  it.each([
    ['2001-03-14', 'WARN'],
    ['2001-03-15', 'PASS'],
    ['2026-01-15', 'PASS'],
    ['2026-01-16', 'WARN'],
  ])('immigration on %s: %s', (repatriationDate, result) => {
    const sent = { ...sampleAnswers, isNewcomer: true, repatriationDate }
    expect(resultOf('IMMIGRATION_DATE', { sent })).toBe(result)
  })

  it.each([
    ['106', 'PASS'],
    ['107', 'WARN'],
  ])('%s months of service since the sixteenth birthday: %s', (serviceMonths, result) => {
    expect(resultOf('SERVICE_LENGTH', { sent: { ...sampleAnswers, serviceMonths } })).toBe(result)
  })

  it.each([
    ['4', 'PASS'],
    ['3', 'WARN'],
  ])('a household of %s with a spouse and two children: %s', (houseHoldPeople, result) => {
    const sent = { ...sampleAnswers, maritalStatus: 'MARRIED', childrenCount: '2' } as const
    expect(resultOf('HOUSEHOLD_SIZE', { sent, figures: { houseHoldPeople } })).toBe(result)
    expect(resultOf('HOUSEHOLD_SIZE', { sent })).toBeUndefined()
  })

  it('find one file in two places', () => {
    const documents = sentDocuments(sampleSnapshot()).map((one) =>
      one.key === 'id_back' ? { ...one, sha256: 'hash of id-front.jpg' } : one,
    )
    expect(checksOf({ documents }).filter(({ code }) => code === 'SAME_FILE_TWICE')).toMatchObject([
      { result: 'WARN', document: 'id_back', item: 'IDENTITY' },
    ])
  })

  it.each([
    ['FILE_GONE', undefined, 'WARN'],
    ['FILE_INFECTED', { scan: 'infected' }, 'WARN'],
    ['FILE_UNSCANNED', { scan: 'unscanned' }, 'NOT_CHECKED'],
    ['FILE_ACTIVE', { isActive: true }, 'WARN'],
    ['FILE_UNREAD', { isUnread: true }, 'WARN'],
    ['FILE_SPREADSHEET', { isSpreadsheet: true }, 'WARN'],
  ] as const)('%s is reported for each file', (code, change, result) => {
    const file = change && { ...fine, ...change }
    expect(resultOf(code, { fileOf: () => file })).toBe(result)
  })

  it('accept a spreadsheet if the document can be a table', () => {
    const fileOf: CheckedCase['fileOf'] = () => ({ ...fine, isSpreadsheet: true })
    const found = checksOf({ fileOf }).filter(({ code }) => code === 'FILE_SPREADSHEET')
    expect(found.map(({ document }) => document)).not.toContain('confirmation_studies')
    expect(found.map(({ document }) => document)).toContain('id_front')
  })
})
