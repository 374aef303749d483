import { sameAnswer } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import type { ApplicationStore } from '../application-model.ts'
import { type KeptStepId, keptQuestions, keptSteps } from './kept-steps.ts'
import type { UnsentSteps } from './unsent-answers.ts'

/** What stands on the page and the server does not have: unsaved steps, and those with half-typed words in them. */
export const unsentIn = (
  store: ApplicationStore,
  unsaved: ReadonlySet<KeptStepId>,
  versions: Readonly<Record<KeptStepId, number>>,
): UnsentSteps => {
  const entered = store.entered()
  const answers = store.answers()
  return Object.fromEntries(
    keptSteps.flatMap((step) => {
      const typed = answersTo(keptQuestions(step), entered)
      const isSent = !unsaved.has(step.id) && sameAnswer(typed, answersTo(keptQuestions(step), answers))
      return isSent ? [] : [[step.id, { startedFrom: versions[step.id], entered: typed }]]
    }),
  )
}
