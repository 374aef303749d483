import { describe, expect, it } from 'vitest'
import { person, steppedExample } from './example-form.fixture.ts'
import { byStep, lookedOverBefore, ownQuestions, withFound } from './stepped-form.ts'

const { steps } = steppedExample
const [first, last] = steps
if (!first || !last) throw new Error('The example has two steps')

it('gives each step a value by its id', () => {
  expect(byStep(steps, ({ number }) => number)).toEqual({ person: 1, cars: 2 })
})

it('has the other steps looked over before the last one, and none before another', () => {
  expect(lookedOverBefore(steppedExample, last)).toEqual([first])
  expect(lookedOverBefore(steppedExample, first)).toEqual([])
})

it('counts no question as one’s own that the account answers', () => {
  const locked = {
    ...person,
    questions: person.questions.map((one) => ({ ...one, lockedByDefault: true as const })),
  }
  expect(ownQuestions({ section: person })).toEqual(person.questions)
  expect(ownQuestions({ section: locked })).toEqual([])
})

describe('answers that are found in others', () => {
  const typedTwice = { email: 'a@example.org', name: 'Demo' }

  it('are added', () => {
    expect(withFound(steppedExample, typedTwice)).toEqual({ ...typedTwice, emailConfirm: 'a@example.org' })
  })

  it('are not added where there is nothing to find, or the question is not asked', () => {
    const nothing = { name: 'Demo' }
    expect(withFound(steppedExample, nothing)).toBe(nothing)
    expect(withFound(steppedExample, typedTwice, () => false)).toBe(typedTwice)
  })
})
