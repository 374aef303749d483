import { describe, expect, it } from 'vitest'
import { person, steppedExample } from './example-form.fixture.ts'
import { byStep, ownQuestions, stepsCheckedBefore, withFound } from './stepped-form.ts'

const { steps } = steppedExample
const [first, last] = steps
if (!first || !last) throw new Error('The example has two steps')

it('makes a value for each step, by its id', () => {
  expect(byStep(steps, ({ number }) => number)).toEqual({ person: 1, cars: 2 })
})

it('checks the other steps before the last step, and none before another step', () => {
  expect(stepsCheckedBefore(steppedExample, last)).toEqual([first])
  expect(stepsCheckedBefore(steppedExample, first)).toEqual([])
})

it('does not count questions that the account answers as own questions', () => {
  const locked = {
    ...person,
    questions: person.questions.map((one) => ({ ...one, lockedByDefault: true as const })),
  }
  expect(ownQuestions({ section: person })).toEqual(person.questions)
  expect(ownQuestions({ section: locked })).toEqual([])
})

describe('answers that are derived from others', () => {
  const typedTwice = { email: 'a@example.org', name: 'Demo' }

  it('are added', () => {
    expect(withFound(steppedExample, typedTwice)).toEqual({ ...typedTwice, emailConfirm: 'a@example.org' })
  })

  it('are not added if nothing can be derived, or if the question is not asked', () => {
    const nothing = { name: 'Demo' }
    expect(withFound(steppedExample, nothing)).toBe(nothing)
    expect(withFound(steppedExample, typedTwice, () => false)).toBe(typedTwice)
  })
})
