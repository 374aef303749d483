import { expect, test } from 'vitest'
import { RequestStatus } from '../status/request-status.ts'
import { statuses } from '../status/statuses.ts'
import {
  findLetterKind,
  isAppealable,
  LetterKind,
  printsPreviousAward,
  replacesLastLetter,
} from './letter-kind.ts'

test.each([
  ['COMPUTED', 4_000, 'AWARD'],
  ['COMPUTED', 0, 'NO_AWARD'],
  ['DENIED', 0, 'REFUSAL'],
  ['REJECTED_BY_ACADEMIC_INSTITUTION', 0, 'REJECTION'],
  ['APPEAL_CALCULATED', 6_240, 'APPEAL_GRANTED'],
  ['APPEAL_DENIED', 4_000, 'APPEAL_DENIED'],
] as const)('a request in %s with an award of %d gets the letter %s', (status, award, kind) => {
  expect(findLetterKind({ status }, award)).toBe(kind)
})

test('exactly the statuses that publish a result have a letter', () => {
  for (const status of RequestStatus.options)
    expect(findLetterKind({ status }, 0) !== undefined, status).toBe(statuses[status].publishes !== null)
})

test('only a letter after a granted appeal or a revision replaces the letter before', () => {
  expect(LetterKind.options.filter(replacesLastLetter)).toEqual(['APPEAL_GRANTED', 'REVISION'])
})

test('a letter about an appeal offers no second appeal', () => {
  expect(LetterKind.options.filter((kind) => !isAppealable(kind, { appeal: 'NONE' }))).toEqual([
    'APPEAL_GRANTED',
    'APPEAL_DENIED',
  ])
})

test.each(['OPEN', 'GRANTED', 'DENIED'] as const)(
  'no letter offers an appeal after an appeal that is %s',
  (appeal) => {
    expect(LetterKind.options.filter((kind) => isAppealable(kind, { appeal }))).toEqual([])
  },
)

test('letters about an appeal and a revision contain the previous award', () => {
  expect(LetterKind.options.filter(printsPreviousAward)).toEqual([
    'APPEAL_GRANTED',
    'APPEAL_DENIED',
    'REVISION',
  ])
})
