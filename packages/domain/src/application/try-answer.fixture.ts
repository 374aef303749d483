import type { Answer, Answers } from '../answers/answer.ts'
import { readDraft, withChanges } from '../answers/draft.ts'
import { validate } from '../answers/validation.ts'
import { shownOf } from '../answers/visibility.ts'
import type { ApplicationAnswers } from './answers.ts'
import type { ApplicationContext } from './context.ts'
import { applicationForm } from './form.ts'
import { sampleAnswers, sampleContext } from './sample-application.fixture.ts'

/** Returns the sample answers with these changes. Undefined removes an answer. */
export const sampleWith = (
  changes: { readonly [Id in keyof ApplicationAnswers]?: Answer | undefined },
): Answers => withChanges(sampleAnswers, changes)

/** Returns whether the question is shown in the sample with these changes. */
export const isShown = (
  questionId: keyof ApplicationAnswers,
  changes: Parameters<typeof sampleWith>[0] = {},
  context: ApplicationContext = sampleContext,
): boolean => shownOf(applicationForm, sampleWith(changes), context).ids.has(questionId)

/**
 * Returns what happens to a value in the sample: `draft: CODE` if even a draft refuses it, `submit: CODE` if only a
 * submit refuses it, `fine` otherwise.
 */
export const tryAnswer = (
  questionId: keyof ApplicationAnswers,
  value: unknown,
  around: Parameters<typeof sampleWith>[0] = {},
  context: ApplicationContext = sampleContext,
): string => {
  const section = applicationForm.sections.find((one) => Object.hasOwn(one.rows, questionId))
  if (section === undefined) return 'no such question'
  const { changes, issues } = readDraft(section, { [questionId]: value }, context)
  if (issues.length > 0) return issues.map(({ code }) => `draft: ${code}`).join()
  const answers = withChanges(sampleWith(around), changes)
  const found = validate(applicationForm, answers, context).filter((issue) => issue.questionId === questionId)
  return found.length === 0 ? 'fine' : found.map(({ code }) => `submit: ${code}`).join()
}
