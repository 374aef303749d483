import { expect, test } from 'vitest'
import { withChanges } from './draft.ts'
import { cars, exampleContext, exampleForm } from './example-form.fixture.ts'
import { hiddenIssues } from './hidden-issues.ts'

const issues = (changes: Parameters<typeof hiddenIssues>[2]) =>
  hiddenIssues(exampleForm, cars, changes, withChanges({}, changes), exampleContext)

test('a value for a hidden question is an issue, with its name on the wire', () => {
  expect(issues({ car: false, vehicle: 'VAN' })).toEqual([
    { questionId: 'vehicle', wire: 'vehicle', code: 'NOT_ASKED' },
  ])
})

test('a value for a shown question is no issue, nor is the removal of a hidden answer', () => {
  expect(issues({ car: true, vehicle: 'VAN' })).toEqual([])
  expect(issues({ car: false, vehicle: undefined })).toEqual([])
})
