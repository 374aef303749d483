import { type FormStep, lookedOverBefore, type SteppedForm } from '@milgo/domain/answers/stepped-form'
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

export const call = <Id extends string>(
  form: SteppedForm<Id>,
  state: KeeperMachine<Id>,
  task: Task<Id>,
  step: FormStep<Id>,
  does: Does,
  page: Page,
): Reduced<Id> => {
  const { server } = state
  const { version } = server[step.id]
  const changesShown = hasChanges(state, step, page, 'shown')
  const made: Call<Id> = { does, task, step, sent: page.answers, version, changesShown }
  return {
    state: {
      ...state,
      activity: { is: 'calling', ...made },
      server: { ...server, [step.id]: withSent(server[step.id], step, page.answers) },
    },
    commands: [
      // Whoever closes the page now never hears the answer, and must know later that it was this page's own.
      { do: 'store' },
      { do: 'send', call: made, ...seenIn(form, state, step, does) },
    ],
  }
}

/** What is sent in the end are all steps: as they were looked over here, or not at all. */
const seenIn = <Id extends string>(
  form: SteppedForm<Id>,
  { server }: KeeperMachine<Id>,
  step: FormStep<Id>,
  does: Does,
) => {
  const others = does === 'submit' ? lookedOverBefore(form, step) : []
  return others.length > 0
    ? { seen: Object.fromEntries(others.map(({ id }) => [id, server[id].version])) }
    : {}
}

/** The call has ended: the page shows what came of it, and then the task goes on. */
export const ended = <Id extends string>(
  state: KeeperMachine<Id>,
  { does, task, step }: Pick<Call<Id>, 'does' | 'task' | 'step'>,
  outcome: Outcome,
  commands: readonly KeeperCommand<Id>[] = [],
): Reduced<Id> => ({
  state: { ...state, activity: { is: 'called', does, task, step, outcome } },
  commands: [...commands, { do: 'store' }, { do: 'report', event: { type: 'shown' } }],
})
