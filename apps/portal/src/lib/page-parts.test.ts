import { expect, it } from 'vitest'
import { partsOf } from './page-parts.ts'

const shownIn = (path: string, answer: object): readonly string[] =>
  Object.entries(partsOf(path)).flatMap(([name, { isShown }]) => (isShown(answer as never) ? [name] : []))

it.each([
  [null, []],
  [{ actions: ['VIEW_SUBMITTED_COPY'] }, []],
  [{ actions: ['VIEW_RESULT'] }, ['result']],
  [{ actions: ['FIX_BANK_DETAILS', 'VIEW_RESULT'] }, ['result', 'bank-fix']],
])('a personal area with the request %j shows the parts %j', (request, parts) => {
  expect(shownIn('/page-data/personal-area', { request })).toEqual(parts)
})

it.each([
  [0, [], []],
  [3, [], ['documents']],
  [3, [{ field: 'identity_front' }], ['documents', 'correction']],
])('a form whose family step has version %i and %j to fix shows the parts %j', (version, toFix, parts) => {
  const answer = { steps: { family: { version } }, documents_to_fix: toFix }
  expect(shownIn('/page-data/registration', answer)).toEqual(parts)
})

it('other answers have no parts', () => {
  expect(partsOf('/user/current-user')).toEqual({})
})
