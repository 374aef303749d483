import { expect, test } from 'vitest'
import { withChanges } from './draft.ts'
import { cars, exampleContext, exampleForm } from './example-form.fixture.ts'
import { hiddenIssues } from './hidden-issues.ts'

const issues = (changes: Parameters<typeof hiddenIssues>[2]) =>
  hiddenIssues(exampleForm, cars, changes, withChanges({}, changes), exampleContext)

test('a value for a hidden question is named, with its place on the wire', () => {
  expect(issues({ car: false, vehicle: 'VAN' })).toEqual([
    { questionId: 'vehicle', wire: 'vehicle', code: 'NOT_ASKED' },
  ])
})

test('a shown question is not, nor one whose answer is taken back', () => {
  expect(issues({ car: true, vehicle: 'VAN' })).toEqual([])
  expect(issues({ car: false, vehicle: undefined })).toEqual([])
})
