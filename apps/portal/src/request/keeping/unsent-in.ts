import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { type FormStep, ownQuestions, type SteppedForm } from '@milgo/domain/answers/stepped-form'
import type { ServerStep, ServerSteps } from './server-steps.ts'
import type { UnsentSteps } from './unsent-answers.ts'

/**
 * Returns what the page has and the server does not: the steps in which an answer was changed or a text is half typed.
 */
export const unsentIn = <Id extends string>(
  { steps }: SteppedForm<Id>,
  entered: Answers,
  changedIn: (step: FormStep<Id>) => readonly string[],
  server: ServerSteps<Id>,
): UnsentSteps<Id> =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const changed = changedIn(step)
      if (changed.length === 0) return []
      const { version, unanswered }: ServerStep = server[step.id]
      const typed = answersTo(ownQuestions(step), entered)
      const unsent = { startedFrom: version, entered: typed, changed }
      return [[step.id, unanswered.length > 0 ? { ...unsent, unanswered } : unsent]]
    }),
  ) as UnsentSteps<Id>
