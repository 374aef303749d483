import { answersTo } from '@milgo/domain/answers/find-answer'
import type { ApplicationStore } from '../application-model.ts'
import { type KeptStep, keptQuestions, keptSteps } from './kept-steps.ts'
import type { ServerSide } from './server-side.ts'
import type { UnsentSteps } from './unsent-answers.ts'

/** What stands on the page and the server does not have: steps in which something was changed or half typed. */
export const unsentIn = (
  store: ApplicationStore,
  changedIn: (step: KeptStep) => readonly string[],
  { versions, unansweredOf }: Pick<ServerSide, 'versions' | 'unansweredOf'>,
): UnsentSteps => {
  const entered = store.entered()
  return Object.fromEntries(
    keptSteps.flatMap((step) => {
      const changed = changedIn(step)
      const typed = answersTo(keptQuestions(step), entered)
      if (changed.length === 0) return []
      const unanswered = unansweredOf(step)
      const kept = { startedFrom: versions[step.id], entered: typed, changed }
      return [[step.id, unanswered.length > 0 ? { ...kept, unanswered } : kept]]
    }),
  )
}
