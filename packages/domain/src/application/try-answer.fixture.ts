import type { Answer, Answers } from '../answers/answer.ts'
import { readDraft, withChanges } from '../answers/draft.ts'
import { validate } from '../answers/validation.ts'
import { shownOf } from '../answers/visibility.ts'
import type { ApplicationAnswers } from './answers.ts'
import type { ApplicationContext } from './context.ts'
import { applicationForm } from './form.ts'
import { sampleAnswers, sampleContext } from './sample-application.fixture.ts'

/** The sample with answers changed or, where undefined, taken back. */
export const sampleWith = (
  changes: { readonly [Id in keyof ApplicationAnswers]?: Answer | undefined },
): Answers => withChanges(sampleAnswers, changes)

/** Whether the question is shown in the sample with these changes. */
export const isShown = (
  questionId: keyof ApplicationAnswers,
  changes: Parameters<typeof sampleWith>[0] = {},
  context: ApplicationContext = sampleContext,
): boolean => shownOf(applicationForm, sampleWith(changes), context).ids.has(questionId)

/**
 * What becomes of a value that somebody types into the sample: `draft: CODE` when even a draft refuses it,
 * `submit: CODE` when it may be kept and not handed in, `fine` otherwise.
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
