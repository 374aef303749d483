import { type FormStep, type SteppedForm, stepsCheckedBefore } from '@milgo/domain/answers/stepped-form'
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

/** Starts a save or a submit of a step with the present answers of the page. */
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
      // Stores before sending. If the page is closed before the answer arrives, the next page must know that the
      // server's newer version may be what this page sent.
      { do: 'store' },
      { do: 'send', call: made, ...seenIn(form, state, step, does) },
    ],
  }
}

/**
 * Returns the versions of the other steps as this page shows them, for the submit of the last step: it hands in all
 * steps, and the server refuses it if another page has changed one of them.
 */
const seenIn = <Id extends string>(
  form: SteppedForm<Id>,
  { server }: KeeperMachine<Id>,
  step: FormStep<Id>,
  does: Does,
) => {
  const others = does === 'submit' ? stepsCheckedBefore(form, step) : []
  return others.length > 0
    ? { seen: Object.fromEntries(others.map(({ id }) => [id, server[id].version])) }
    : {}
}

/** Ends a call. The page shows the outcome first; then the task continues, on the event `shown`. */
export const ended = <Id extends string>(
  state: KeeperMachine<Id>,
  { does, task, step }: Pick<Call<Id>, 'does' | 'task' | 'step'>,
  outcome: Outcome,
  commands: readonly KeeperCommand<Id>[] = [],
): Reduced<Id> => ({
  state: { ...state, activity: { is: 'called', does, task, step, outcome } },
  commands: [...commands, { do: 'store' }, { do: 'report', event: { type: 'shown' } }],
})
