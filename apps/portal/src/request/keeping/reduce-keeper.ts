import { isAutosaveDue } from '@milgo/domain/answers/autosave'
import type { FormStep, SteppedForm } from '@milgo/domain/answers/stepped-form'
import { answered, refused } from './call-outcomes.ts'
import { decided, settled } from './decide-conflict.ts'
import { call, ended } from './keeper-calls.ts'
import type { Activity, KeeperEvent, KeeperMachine, Page, Reduced, Task } from './keeper-machine.ts'
import { dueSteps, hasChanges, hasUnsaved, isBusy } from './keeper-questions.ts'
import { ask, finish } from './keeper-tasks.ts'
import { stopsAll, withAnotherTry, withoutErrors } from './save-errors.ts'
import type { SavedForm, SavedStep } from './saved-steps.ts'
import { withRead } from './server-news.ts'

/**
 * Returns the reducer of the keeper: from a state and an event to the next state and the commands to perform. It is
 * pure, so that tests can try every sequence of events.
 */
export const createReducer =
  <Id extends string>(form: SavedForm<Id>) =>
  (state: KeeperMachine<Id>, event: KeeperEvent<Id>): Reduced<Id> => {
    const { page } = event
    switch (event.type) {
      case 'changed':
        return { state: withChanges(form, state, event.sections), commands: [] }
      case 'ticked': {
        const isLoading = isBusy(state) || state.conflicts.length > 0
        return isAutosaveDue({ changed: dueSteps(form, state), isActing: event.isActing, isLoading })
          ? ask(state, { kind: 'save', id: event.id, left: form.steps })
          : { state, commands: [] }
      }
      case 'online':
        return { state: withoutErrorsOfSaved(state), commands: [] }
      case 'asked':
        return ask(state, event.task)
      case 'turnCame': {
        const [task, ...waiting] = state.waiting
        return task && state.activity.is === 'idle'
          ? advance(form, { ...state, waiting }, task, page)
          : { state, commands: [] }
      }
      case 'answered':
        return state.activity.is === 'calling'
          ? answered(state, state.activity, event.answer, page)
          : { state, commands: [] }
      case 'refused':
        return state.activity.is === 'calling'
          ? refused(form, state, state.activity, event.refusal, page)
          : { state, commands: [] }
      case 'read':
        return state.activity.is === 'reading'
          ? read(form, state, state.activity, event.newer, page)
          : { state, commands: [] }
      case 'shown':
        return state.activity.is === 'called'
          ? continueTask(form, state, state.activity, page)
          : { state, commands: [] }
      case 'decided':
        return decided(form, state, event, page)
      case 'settled':
        return settled(form, state, event, page)
      case 'stored':
        return { state: { ...state, isStored: event.isStored }, commands: [] }
    }
  }

/** Marks the changed steps as unsaved and allows another try of refused ones. */
const withChanges = <Id extends string>(
  { steps }: SteppedForm<Id>,
  state: KeeperMachine<Id>,
  sections: readonly string[],
): KeeperMachine<Id> => {
  const touched = steps.filter(({ id }) => sections.includes(id)).map(({ id }): Id => id)
  const isNew = touched.some((id) => !state.unsaved.has(id))
  return {
    ...state,
    errors: withAnotherTry(state.errors, touched),
    unsaved: isNew ? new Set([...state.unsaved, ...touched]) : state.unsaved,
  }
}

/**
 * Removes the errors of steps that have nothing unsaved. Such an error comes from a failed submit, which is not tried
 * again automatically, so no later call would remove it.
 */
const withoutErrorsOfSaved = <Id extends string>(state: KeeperMachine<Id>): KeeperMachine<Id> => ({
  ...state,
  errors: withoutErrors(state.errors, (id) => !state.unsaved.has(id)),
})

/** Starts the next call of a task, or ends the task. */
const advance = <Id extends string>(
  form: SteppedForm<Id>,
  state: KeeperMachine<Id>,
  task: Task<Id>,
  page: Page,
): Reduced<Id> => {
  switch (task.kind) {
    case 'save': {
      // A refused step, or a step with a conflict, does not prevent saving the others.
      const isDue = ({ id }: FormStep<Id>) =>
        state.unsaved.has(id) && !state.conflicts.some(({ step }) => step.id === id)
      const at = task.left.findIndex(isDue)
      const step = task.left[at]
      return step
        ? call(form, state, { ...task, left: task.left.slice(at + 1) }, step, 'save', page)
        : finish(state, task, task.submitted ?? !hasUnsaved(state, page))
    }
    case 'submit': {
      // A submit does not carry hidden answers. Changed hidden answers are saved first, so that they are not lost.
      const isDue = (other: FormStep<Id>) =>
        other.id === task.step.id ? hasChanges(state, other, page, 'hidden') : state.unsaved.has(other.id)
      const at = task.left.findIndex(isDue)
      const step = task.left[at]
      return step
        ? call(form, state, { ...task, left: task.left.slice(at + 1) }, step, 'save', page)
        : call(form, state, { ...task, left: [] }, task.step, 'submit', page)
    }
    case 'read':
      return {
        state: { ...state, activity: { is: 'reading', task, step: task.step } },
        commands: [{ do: 'read', step: task.step }],
      }
  }
}

/** Continues the task of a call that has ended, or ends the task. After a submit, the remaining steps are saved. */
const continueTask = <Id extends string>(
  form: SteppedForm<Id>,
  state: KeeperMachine<Id>,
  { does, task, step, outcome }: Activity<Id> & { readonly is: 'called' },
  page: Page,
): Reduced<Id> => {
  if (task.kind === 'save')
    return stopsAll(state.errors, step.id)
      ? finish(state, task, task.submitted ?? !hasUnsaved(state, page))
      : advance(form, state, task, page)
  if (does === 'submit')
    return typeof outcome === 'object'
      ? advance(form, state, { kind: 'save', id: task.id, left: form.steps, submitted: outcome }, page)
      : finish(state, task, outcome)
  return outcome === 'not sent' ? finish(state, task, outcome) : advance(form, state, task, page)
}

const read = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  { task, step, submitted }: Activity<Id> & { readonly is: 'reading' },
  newer: SavedStep | undefined,
  page: Page,
): Reduced<Id> => {
  const { state: seen, commands } = withRead(form, state, step, newer, page)
  if (submitted !== undefined) return ended(seen, { does: 'submit', task, step }, submitted, commands)
  const over = finish(seen, task, undefined)
  return { state: over.state, commands: [...commands, { do: 'store' }, ...over.commands] }
}
