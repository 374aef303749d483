import { earlierSteps, lastStep } from '@milgo/domain/application/steps'
import type { FormStep } from './form-steps.ts'
import type {
  Call,
  Does,
  KeeperCommand,
  KeeperMachine,
  Outcome,
  Page,
  Reduced,
  Task,
} from './keeper-machine.ts'
import { hasChanges } from './keeper-questions.ts'
import { withSent } from './server-steps.ts'

export const call = (state: KeeperMachine, task: Task, step: FormStep, does: Does, page: Page): Reduced => {
  const { server } = state
  const { version } = server[step.id]
  const changesShown = hasChanges(state, step, page, 'shown')
  const made: Call = { does, task, step, sent: page.answers, version, changesShown }
  return {
    state: {
      ...state,
      activity: { is: 'calling', ...made },
      server: { ...server, [step.id]: withSent(server[step.id], step, page.answers) },
    },
    commands: [
      // Whoever closes the page now never hears the answer, and must know later that it was this page's own.
      { do: 'store' },
      { do: 'send', call: made, ...seenIn(state, step, does) },
    ],
  }
}

/** What is sent in the end are all steps: as they were looked over here, or not at all. */
const seenIn = ({ server }: KeeperMachine, step: FormStep, does: Does) =>
  does === 'submit' && step === lastStep
    ? { seen: Object.fromEntries(earlierSteps.map(({ id }) => [id, server[id].version])) }
    : {}

/** The call has ended: the page shows what came of it, and then the task goes on. */
export const ended = (
  state: KeeperMachine,
  { does, task, step }: Pick<Call, 'does' | 'task' | 'step'>,
  outcome: Outcome,
  commands: readonly KeeperCommand[] = [],
): Reduced => ({
  state: { ...state, activity: { is: 'called', does, task, step, outcome } },
  commands: [...commands, { do: 'store' }, { do: 'report', event: { type: 'shown' } }],
})
