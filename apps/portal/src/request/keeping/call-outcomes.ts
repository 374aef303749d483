import { differsOnWire } from '@milgo/domain/answers/difference'
import { call, ended } from './keeper-calls.ts'
import type { Call, KeeperCommand, KeeperMachine, Page, Reduced } from './keeper-machine.ts'
import { isUntouched } from './keeper-questions.ts'
import type { StepRefusal, Trouble } from './read-refusal.ts'
import { withError } from './save-errors.ts'
import type { SavedForm } from './saved-steps.ts'
import type { StepAnswer } from './send-step.ts'
import { adopt, withConflict, withSaved } from './server-news.ts'
import { isOwn } from './server-steps.ts'
import { withoutRefused } from './without-refused.ts'

export const answered = <Id extends string>(
  state: KeeperMachine<Id>,
  made: Call<Id>,
  answer: StepAnswer,
  page: Page,
): Reduced<Id> => {
  const { does, task, step, sent, version, changesShown } = made
  const outcome = { answer }
  // Under a version that this call did not make, hidden answers may stand that it neither carried nor saw.
  const isNext = answer.version === version + 1 && (version === 0 || changesShown)
  if (does === 'save' || answer.version === version || isNext) {
    const saved = withSaved(state, step, sent, answer.version, page)
    return ended(saved.state, made, outcome, saved.commands)
  }
  return {
    state: { ...state, hasRequest: true, activity: { is: 'reading', task, step, submitted: outcome } },
    commands: [{ do: 'read', step }],
  }
}

/** What was typed since the call is worth another try. */
const withTrouble = <Id extends string>(
  state: KeeperMachine<Id>,
  { step, sent }: Call<Id>,
  { trouble, isPassing }: { readonly trouble: Trouble; readonly isPassing: boolean },
  page: Page,
): KeeperMachine<Id> => {
  const isOther = differsOnWire(step.section, sent, page.answers)
  return {
    ...state,
    errors: withError(state.errors, { id: step.id, trouble, isPassing: isPassing || isOther }),
  }
}

export const refused = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  made: Call<Id>,
  refusal: StepRefusal<Id>,
  page: Page,
): Reduced<Id> => {
  const { does, step, sent } = made
  const isSave = does === 'save'
  switch (refusal.kind) {
    case 'conflict':
      return overtaken(form, state, made, refusal, page)
    case 'answers': {
      // A save speaks of its own step; what another was refused stands.
      const refuse: KeeperCommand<Id> = {
        do: 'refuse',
        items: refusal.items,
        ...(isSave && { sections: [step.id] }),
      }
      if (!isSave) return ended(state, made, 'refused', [refuse])
      // The server has all but what it names.
      const taken = withoutRefused(step, refusal.items, { sent, before: state.server[step.id].answers })
      const saved = withSaved(state, step, taken, refusal.version, page)
      const trouble = { trouble: { why: 'answers' }, isPassing: false } as const
      return ended(withTrouble(saved.state, made, trouble, page), made, 'refused', [
        ...saved.commands,
        refuse,
      ])
    }
    case 'messages':
    case 'outdated': {
      if (isSave) {
        const trouble = { trouble: refusal.trouble, isPassing: false }
        return ended(withTrouble(state, made, trouble, page), made, 'not sent')
      }
      if (refusal.kind === 'messages')
        return ended(state, made, 'refused', [{ do: 'refuse', items: refusal.items }])
      // What names no step is of the one that was handed in.
      const items = refusal.items.map((item) => ({ step: step.number, ...item }))
      return ended(state, made, 'outdated', [{ do: 'refuse', items }])
    }
    case 'trouble':
      return ended(withTrouble(state, made, refusal, page), made, 'not sent')
  }
}

/** The server has a newer version of a step than the call was made upon. */
const overtaken = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  made: Call<Id>,
  { newer, step: met = made.step }: StepRefusal<Id> & { readonly kind: 'conflict' },
  page: Page,
): Reduced<Id> => {
  const { does, task, step } = made
  if (does === 'save' && isUntouched(state, met, page)) {
    const taken = adopt(form, state, met, newer)
    return ended(taken.state, made, 'saved before', taken.commands)
  }
  const theirs = form.readSaved(met, newer)
  if (!isOwn(state.server[met.id], met, theirs, page.answers))
    return ended(withConflict(state, met, newer), made, 'not sent')
  const saved = withSaved(state, met, theirs, newer.version, page)
  if (does === 'save' && !saved.state.unsaved.has(step.id))
    return ended(saved.state, made, 'saved before', saved.commands)
  const again = call(form, saved.state, task, step, does, page)
  return { state: again.state, commands: [...saved.commands, ...again.commands] }
}
