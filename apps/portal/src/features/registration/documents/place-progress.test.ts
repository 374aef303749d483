import { shownOf } from '@milgo/domain/answers/visibility'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { expect, it } from 'vitest'
import { countAsked, type DocumentPlaceName } from './place-progress.ts'

const count = (changes: object, place?: DocumentPlaceName) =>
  countAsked(
    applicationForm,
    shownOf(applicationForm, { ...sampleAnswers, ...changes }, sampleContext),
    sampleContext,
    place,
  )

it.each([
  ['the back of a card with two sides, with its question', { isBiometricId: true }, 'applicantId', 4],
  ['no back of a card without one', { isBiometricId: false }, 'applicantId', 3],
  ['a confirmation for each sibling', { siblingsStudentsCount: '3' }, 'studies', 5],
  ['an allowance if there is one', { parentOneIncomeType: 'NATIONAL_INSURANCE' }, 'income', 6],
  ['no optional document', {}, 'additional', 0],
  ['both declarations', {}, 'declarations', 2],
] as const)('counts %s', (_name, changes, place, expected) => {
  expect(count(changes, place)).toBe(expected)
})

it('counts all parts together', () => {
  expect(count({ siblingsStudentsCount: '3' })).toBe(count({ siblingsStudentsCount: '1' }) + 2)
})
