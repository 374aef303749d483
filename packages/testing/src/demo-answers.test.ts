import { answerLines } from '@milgo/domain/answers/lines'
import { validate } from '@milgo/domain/answers/validation'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { describe, expect, it } from 'vitest'
import { completeAnswers } from './complete-answers.ts'
import { demoAnswers } from './demo-answers.ts'
import { demoPerson } from './demo-person.ts'
import { createRandom } from './random.ts'

const source = (seed: number) => ({
  random: createRandom(seed),
  codesOf: () => ['3000', '5000', '10', '17'],
  fileFor: ({ id }: { readonly id: string }) => `${id}.pdf`,
})

describe('answers of a demo world', () => {
  it('can be submitted, for every person', () => {
    const asked = new Set<string>()
    for (let seed = 0; seed < 1_000; seed += 1) {
      const from = source(seed)
      const person = demoPerson(1_000 + seed, from.random)
      const context = {
        ...sampleContext,
        institution: { isSponsored: seed % 5 === 0, isReligious: seed % 7 === 0 },
      }
      const answers = demoAnswers(person, '7', context, from)
      expect({ seed, wrong: validate(applicationForm, answers, context) }).toEqual({ seed, wrong: [] })
      for (const { questionId } of answerLines(applicationForm, answers, context)) asked.add(questionId)
    }
    // Every question of the application is shown to some person, so that a new question is known to be answered.
    const never = applicationForm.questions.filter(({ id }) => !asked.has(id)).map(({ id }) => id)
    // An additional field of study is optional, and nobody chooses one.
    expect(never).toEqual(['isBachelor', 'additionalAnotherFieldOfStudy'])
  })

  it('are the same for the same seed', () => {
    const built = () => demoAnswers(demoPerson(1, createRandom(7)), '7', sampleContext, source(7))
    expect(built()).toEqual(built())
  })

  it('do not change given answers', () => {
    const answers = completeAnswers(applicationForm, { firstName: 'א' }, sampleContext, source(1))
    expect(answers['firstName']).toBe('א')
  })

  it('each person has their own well-formed numbers', () => {
    const people = Array.from({ length: 200 }, (_, number) => demoPerson(number + 2, createRandom(number)))
    for (const key of ['identityNumber', 'phone', 'email'] as const)
      expect(new Set(people.map((person) => person[key])).size).toBe(people.length)
  })
})
