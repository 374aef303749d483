import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryKnows, shapedAnswers } from '../application/arbitrary-answers.fixture.ts'
import { applicationForm } from '../application/form.ts'
import { sampleContext } from '../application/sample-application.fixture.ts'
import { bankFixForm } from '../bank-fix/questions.ts'
import { eligibilityForm } from '../eligibility/questions.ts'
import { eligibilityIssues } from '../eligibility/validate-eligibility.ts'
import type { Answers } from './answer.ts'
import type { Form } from './define.ts'
import { readDraft } from './draft.ts'
import type { Issue } from './issue.ts'
import type { EngineContext } from './kinds/kind.ts'
import { validate } from './validation.ts'
import { shownOf } from './visibility.ts'

const forms: readonly [string, Form, (answers: Answers, context: EngineContext) => readonly Issue[]][] = [
  ['the application', applicationForm, (answers, context) => validate(applicationForm, answers, context)],
  ['the bank fix', bankFixForm, (answers, context) => validate(bankFixForm, answers, context)],
  ['the eligibility check', eligibilityForm, (answers, context) => eligibilityIssues(answers, context)],
]

describe('a submit applies every rule', () => {
  it.each(forms)('including the rules for reading a draft: %s', (_, form, issuesOf) => {
    let refused = 0
    fc.assert(
      fc.property(shapedAnswers(form), arbitraryKnows, (answers, knows) => {
        const context = { ...sampleContext, knows }
        const shown = shownOf(form, answers, context)
        const malformed = form.sections
          .flatMap((section) => readDraft(section, shown.answers, context).issues)
          .filter(({ questionId }) => shown.ids.has(questionId))
        refused += malformed.length
        const issues = issuesOf(answers, context)
        for (const issue of malformed) expect(issues).toContainEqual(issue)
        const places = issues.map(({ questionId, index, part }) => `${questionId} ${index} ${part}`)
        expect(new Set(places).size).toBe(places.length)
      }),
      { numRuns: 1_000 },
    )
    expect(refused).toBeGreaterThan(1_000)
  })
})
