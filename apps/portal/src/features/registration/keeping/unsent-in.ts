import { answersTo } from '@milgo/domain/answers/find-answer'
import type { ApplicationStore } from '../application-model.ts'
import { type KeptStep, type KeptStepId, keptQuestions, keptSteps } from './kept-steps.ts'
import type { UnsentSteps } from './unsent-answers.ts'

/** What stands on the page and the server does not have: steps in which something was changed or half typed. */
export const unsentIn = (
  store: ApplicationStore,
  changedIn: (step: KeptStep) => readonly string[],
  versions: Readonly<Record<KeptStepId, number>>,
): UnsentSteps => {
  const entered = store.entered()
  return Object.fromEntries(
    keptSteps.flatMap((step) => {
      const changed = changedIn(step)
      const typed = answersTo(keptQuestions(step), entered)
      return changed.length === 0
        ? []
        : [[step.id, { startedFrom: versions[step.id], entered: typed, changed }]]
    }),
  )
}
