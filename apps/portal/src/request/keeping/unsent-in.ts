import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { type FormStep, formSteps, storedQuestions } from './form-steps.ts'
import type { ServerSteps } from './server-steps.ts'
import type { UnsentSteps } from './unsent-answers.ts'

/** What stands on the page and the server does not have: steps in which something was changed or half typed. */
export const unsentIn = (
  entered: Answers,
  changedIn: (step: FormStep) => readonly string[],
  server: ServerSteps,
): UnsentSteps =>
  Object.fromEntries(
    formSteps.flatMap((step) => {
      const changed = changedIn(step)
      if (changed.length === 0) return []
      const { version, unanswered } = server[step.id]
      const typed = answersTo(storedQuestions(step), entered)
      const unsent = { startedFrom: version, entered: typed, changed }
      return [[step.id, unanswered.length > 0 ? { ...unsent, unanswered } : unsent]]
    }),
  )
