import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryKnows, shapedAnswers } from '../application/arbitrary-answers.fixture.ts'
import { bank } from '../application/bank/questions.ts'
import { family } from '../application/family/questions.ts'
import { applicationForm } from '../application/form.ts'
import { personal } from '../application/personal/questions.ts'
import { sampleAnswers, sampleContext } from '../application/sample-application.fixture.ts'
import { checkShown } from './check-shown.ts'
import { readAnswer } from './kinds/kinds.ts'
import { rulesIn } from './rules-of.fixture.ts'
import { validate } from './validation.ts'

const rules = rulesIn([personal, bank, family].flatMap(({ questions }) => questions))
const context = { ...sampleContext, knows: (_: string, code: string) => code !== 'no-such-entry' }

it('each value that should break a rule breaks it', () => {
  for (const { question, part, row, fault, refusedBy, broken } of rules)
    for (const value of broken) {
      const scope = { answers: sampleAnswers, context }
      const found = { question: question.id, part, value, faults: checkShown(value as never, row, scope) }
      expect(found).toMatchObject({ faults: expect.arrayContaining([expect.objectContaining(fault)]) })
      expect(readAnswer(value, row, context).faults.length > 0).toBe(refusedBy === 'draft')
    }
})

it('rulesIn returns every rule that answers can break', () => {
  const listed = new Set(rules.map(({ question, part, fault }) => [question.id, part, fault.code].join()))
  const sections = [personal.id, bank.id, family.id]
  const found = new Set<string>()
  fc.assert(
    fc.property(shapedAnswers(applicationForm), arbitraryKnows, (answers, knows) => {
      for (const issue of validate(applicationForm, answers, { ...sampleContext, knows }, sections))
        found.add([issue.questionId, issue.part, issue.code].join())
    }),
    { numRuns: 1_000 },
  )
  expect([...found].filter((one) => !listed.has(one))).toEqual([])
  expect(found.size).toBeGreaterThan(60)
})
