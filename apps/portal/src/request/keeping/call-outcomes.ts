import { differsOnWire } from '@milgo/domain/answers/difference'
import { call, ended } from './keeper-calls.ts'
import type { Call, KeeperCommand, KeeperMachine, Page, Reduced } from './keeper-machine.ts'
import { isUntouched } from './keeper-questions.ts'
import type { SaveFailure, StepRefusal } from './read-refusal.ts'
import { withError } from './save-errors.ts'
import type { SavedForm } from './saved-steps.ts'
import type { StepAnswer } from './send-step.ts'
import { adopt, withConflict, withSaved } from './server-news.ts'
import { isOwn } from './server-steps.ts'
import { withoutRefused } from './without-refused.ts'

/**
 * Reduces the server's answer to a save or a submit. After a submit whose version comes from another page, the step is
 * read again before the task continues.
 */
export const answered = <Id extends string>(
  state: KeeperMachine<Id>,
  made: Call<Id>,
  answer: StepAnswer,
  page: Page,
): Reduced<Id> => {
  const { does, task, step, sent, version, changesShown } = made
  const outcome = { answer }
  // A submit sends the shown answers only. If the new version was not made by this call, another page has saved in
  // between: the server may then have hidden answers that this call neither sent nor read. The new version is this
  // call's own if it is the next one and the call created the step or changed shown answers.
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

/** Notes why the call failed. If the answers were changed since the call was sent, another try is worth it. */
const withFailure = <Id extends string>(
  state: KeeperMachine<Id>,
  { step, sent }: Call<Id>,
  { failure, isPassing }: { readonly failure: SaveFailure; readonly isPassing: boolean },
  page: Page,
): KeeperMachine<Id> => {
  const isOther = differsOnWire(step.section, sent, page.answers)
  return {
    ...state,
    errors: withError(state.errors, { id: step.id, failure, isPassing: isPassing || isOther }),
  }
}

/** Reduces a save or a submit that failed, by the kind of its refusal. */
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
      // The answer to a save is about its own step only, so the refusals of other steps remain.
      const refuse: KeeperCommand<Id> = {
        do: 'refuse',
        items: refusal.items,
        ...(isSave && { sections: [step.id] }),
      }
      if (!isSave) return ended(state, made, 'refused', [refuse])
      // The server has saved all answers of the step except those that the refusal names.
      const taken = withoutRefused(step, refusal.items, { sent, before: state.server[step.id].answers })
      const saved = withSaved(state, step, taken, refusal.version, page)
      const failure = { failure: { why: 'answers' }, isPassing: false } as const
      return ended(withFailure(saved.state, made, failure, page), made, 'refused', [
        ...saved.commands,
        refuse,
      ])
    }
    case 'messages':
    case 'outdated': {
      if (isSave) {
        const failure = { failure: refusal.failure, isPassing: false }
        return ended(withFailure(state, made, failure, page), made, 'not sent')
      }
      if (refusal.kind === 'messages')
        return ended(state, made, 'refused', [{ do: 'refuse', items: refusal.items }])
      // An item that names no step belongs to the step that was handed in.
      const items = refusal.items.map((item) => ({ step: step.number, ...item }))
      return ended(state, made, 'outdated', [{ do: 'refuse', items }])
    }
    case 'failure':
      return ended(withFailure(state, made, refusal, page), made, 'not sent')
  }
}

/**
 * Reduces a conflict: the server has a newer version of a step than the one that the call was based on. A save adopts
 * the newer version if nothing was changed here. The newer version counts as saved if it has the same answers as this
 * page, or answers that this page sent earlier; then the call is sent again if it is still needed. Otherwise the
 * student must decide.
 */
const overtaken = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  made: Call<Id>,
  { newer, step: overtakenStep = made.step }: StepRefusal<Id> & { readonly kind: 'conflict' },
  page: Page,
): Reduced<Id> => {
  const { does, task, step } = made
  if (does === 'save' && isUntouched(state, overtakenStep, page)) {
    const taken = adopt(form, state, overtakenStep, newer)
    return ended(taken.state, made, 'saved before', taken.commands)
  }
  const theirs = form.readSaved(overtakenStep, newer)
  if (!isOwn(state.server[overtakenStep.id], overtakenStep, theirs, page.answers))
    return ended(withConflict(state, overtakenStep, newer), made, 'not sent')
  const saved = withSaved(state, overtakenStep, theirs, newer.version, page)
  if (does === 'save' && !saved.state.unsaved.has(step.id))
    return ended(saved.state, made, 'saved before', saved.commands)
  const again = call(form, saved.state, task, step, does, page)
  return { state: again.state, commands: [...saved.commands, ...again.commands] }
}
