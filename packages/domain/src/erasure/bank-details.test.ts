import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../answers/snapshot.ts'
import { sampleAnswers } from '../application/sample-application.fixture.ts'
import type { Money } from '../ledger/money.ts'
import { everythingOpen, requestIn } from '../status/circumstances.fixture.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import { areBankDetailsErasable, blankBankDetails, withoutBankDetails } from './bank-details.ts'

const published = new Date('2025-06-10T00:00:00Z')
const period = {
  ...everythingOpen.period,
  appealsFrom: '2025-06-01T00:00:00Z',
  appealsTo: '2025-07-01T00:00:00Z',
  appealDays: 14,
}
const on = (day: string, money?: Money): Circumstances & { money?: Money } => ({
  now: new Date(`2025-${day}T00:00:00Z`),
  period,
  ...(money && { money }),
})
const refused = (change: Partial<RequestState> = {}) =>
  requestIn('DENIED', { resultPublishedAt: published, ...change })
const none: Money = { entitled: 0, paid: 0, inFlight: 0, due: 0, needsAccount: false }

describe('bank details are erased', () => {
  test.each<[string, RequestState, Circumstances & { money?: Money }, boolean]>([
    ['a day before the end of the appeal days', refused(), on('06-23'), false],
    ['at the end of the appeal days', refused(), on('06-24'), true],
    ['before publication', refused({ publishState: '0', resultPublishedAt: null }), on('12-01'), false],
    [
      'by the later date that the letter printed',
      refused({ printedAppealDate: new Date('2025-06-30') }),
      on('06-25'),
      false,
    ],
    [
      'while appeals have not opened',
      refused(),
      { ...on('05-01'), period: { ...period, appealsFrom: null } },
      false,
    ],
    ['below the lowest tier', requestIn('COMPUTED', { resultPublishedAt: published }), on('07-01'), true],
    [
      'with an award',
      requestIn('COMPUTED', { resultPublishedAt: published }),
      on('12-01', { ...none, entitled: 4_000, due: 4_000 }),
      false,
    ],
    [
      'after an award was revised to nothing',
      requestIn('COMPUTED', { resultPublishedAt: published }),
      on('12-01', none),
      true,
    ],
    [
      'before the status has followed it',
      requestIn('INVALID_BANK_REPAIR_BACK_FROM', { resultPublishedAt: published }),
      on('12-01', none),
      false,
    ],
    [
      'while an order is under way',
      requestIn('COMPUTED', { resultPublishedAt: published }),
      on('12-01', { ...none, inFlight: 1 }),
      false,
    ],
    [
      'while an appeal is under way',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', resultPublishedAt: published }),
      on('12-01'),
      false,
    ],
    [
      'while the result of the appeal is unpublished',
      requestIn('APPEAL_DENIED', { appeal: 'OPEN', resultPublishedAt: published }),
      on('12-01'),
      false,
    ],
    [
      'once the appeal was denied and that published',
      requestIn('APPEAL_DENIED', { appeal: 'DENIED', publishState: '2', resultPublishedAt: published }),
      on('06-12'),
      true,
    ],
  ])('%s: %#', (_name, request, circumstances, isErasable) => {
    expect(areBankDetailsErasable(request, circumstances)).toBe(isErasable)
  })
})

const line = (questionId: string, value: string) => ({
  questionId,
  place: '',
  label: `label of ${questionId}`,
  value,
  text: value,
})
const document = (questionId: string) => ({
  questionId,
  label: questionId,
  fileName: `${questionId}.pdf`,
  originalName: questionId === 'bankAccountReference' ? 'my account 100008.pdf' : 'studies.pdf',
  sha256: 'f'.repeat(64),
})
const snapshot: Snapshot = {
  format: 2,
  period: '2025',
  rulesVersion: '1',
  language: 'he',
  submittedAt: '2025-01-01T00:00:00Z',
  answers: sampleAnswers,
  sections: [
    {
      id: 'bank',
      title: 'Bank',
      lines: [line('bank', '12'), line('branch', '600'), line('accountNumber', '100008')],
    },
    { id: 'personal', title: 'Personal', lines: [line('firstName', 'Dana')] },
  ],
  documents: [document('bankAccountReference'), document('confirmationStudies')],
}

test('the account and its confirmation are removed from answers, and nothing else', () => {
  const left = withoutBankDetails(sampleAnswers)
  expect(Object.keys(sampleAnswers).filter((id) => !(id in left))).toEqual([
    'bank',
    'branch',
    'accountNumber',
    'bankAccountReference',
  ])
})

test('a snapshot keeps its rows, labels and hashes, and says that the values were erased', () => {
  const blank = blankBankDetails(snapshot, 'erased')
  expect(JSON.stringify(blank)).not.toContain('100008')
  expect(blank.sections.map(({ id, lines }) => [id, lines.map(({ text }) => text)])).toEqual([
    ['bank', ['erased', 'erased', 'erased']],
    ['personal', ['Dana']],
  ])
  expect(blank.sections[0]?.lines[2]).toMatchObject({ label: 'label of accountNumber', value: null })
  expect(blank.documents[0]).toMatchObject({ isErased: true, originalName: null, sha256: 'f'.repeat(64) })
  expect(blank.documents[1]).toEqual(snapshot.documents[1])
  expect(blankBankDetails(blank, 'erased')).toEqual(blank)
})
