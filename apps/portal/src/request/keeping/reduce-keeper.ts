import { isAutosaveDue } from '@milgo/domain/application/autosave'
import { answered, refused } from './call-outcomes.ts'
import { decided, settled } from './decide-conflict.ts'
import { type FormStep, findFormStep, formSteps } from './form-steps.ts'
import { call, ended } from './keeper-calls.ts'
import type { Activity, KeeperEvent, KeeperMachine, Page, Reduced, Task } from './keeper-machine.ts'
import { dueSteps, hasChanges, hasUnsaved, isBusy } from './keeper-questions.ts'
import { ask, finish } from './keeper-tasks.ts'
import { stopsAll, withAnotherTry, withoutErrors } from './save-errors.ts'
import type { ReadSaved, SavedStep } from './saved-steps.ts'
import { lookedAt } from './server-news.ts'

/** What happens to the answers of a draft: pure, so that every sequence of events can be tried. */
export const createReducer =
  (readSaved: ReadSaved) =>
  (state: KeeperMachine, event: KeeperEvent): Reduced => {
    const { page } = event
    switch (event.type) {
      case 'changed':
        return { state: withChanges(state, event.sections), commands: [] }
      case 'ticked': {
        const isLoading = isBusy(state) || state.conflicts.length > 0
        return isAutosaveDue({ changed: dueSteps(state), isActing: event.isActing, isLoading })
          ? ask(state, { kind: 'save', id: event.id, left: formSteps })
          : { state, commands: [] }
      }
      case 'online':
        return { state: withoutErrorsOfSaved(state), commands: [] }
      case 'asked':
        return ask(state, event.task)
      case 'turnCame': {
        const [task, ...waiting] = state.waiting
        return task && state.activity.is === 'idle'
          ? advance({ ...state, waiting }, task, page)
          : { state, commands: [] }
      }
      case 'answered':
        return state.activity.is === 'calling'
          ? answered(state, state.activity, event.answer, page)
          : { state, commands: [] }
      case 'refused':
        return state.activity.is === 'calling'
          ? refused(readSaved, state, state.activity, event.refusal, page)
          : { state, commands: [] }
      case 'read':
        return state.activity.is === 'reading'
          ? read(readSaved, state, state.activity, event.newer, page)
          : { state, commands: [] }
      case 'shown':
        return state.activity.is === 'called' ? goOn(state, state.activity, page) : { state, commands: [] }
      case 'decided':
        return decided(readSaved, state, event, page)
      case 'settled':
        return settled(state, event, page)
      case 'stored':
        return { state: { ...state, isStored: event.isStored }, commands: [] }
    }
  }

const withChanges = (state: KeeperMachine, sections: readonly string[]): KeeperMachine => {
  const touched = sections.flatMap((id) => findFormStep(id)?.id ?? [])
  const isNew = touched.some((id) => !state.unsaved.has(id))
  return {
    ...state,
    errors: withAnotherTry(state.errors, touched),
    unsaved: isNew ? new Set([...state.unsaved, ...touched]) : state.unsaved,
  }
}

/** A press that failed with everything saved is tried again by nobody: its error is over with the next news. */
const withoutErrorsOfSaved = (state: KeeperMachine): KeeperMachine => ({
  ...state,
  errors: withoutErrors(state.errors, (id) => !state.unsaved.has(id)),
})

/** The next call of a task, or its end. */
const advance = (state: KeeperMachine, task: Task, page: Page): Reduced => {
  switch (task.kind) {
    case 'save': {
      // A step that is refused, or that somebody else was faster with, does not hold the others up.
      const isDue = ({ id }: FormStep) =>
        state.unsaved.has(id) && !state.conflicts.some(({ step }) => step.id === id)
      const at = task.left.findIndex(isDue)
      const step = task.left[at]
      return step
        ? call(state, { ...task, left: task.left.slice(at + 1) }, step, 'save', page)
        : finish(state, task, task.submitted ?? !hasUnsaved(state, page))
    }
    case 'submit': {
      // Hidden answers are not handed in; those that changed are saved first, so that they are found again.
      const isDue = (other: FormStep) =>
        other.id === task.step.id ? hasChanges(state, other, page, 'hidden') : state.unsaved.has(other.id)
      const at = task.left.findIndex(isDue)
      const step = task.left[at]
      return step
        ? call(state, { ...task, left: task.left.slice(at + 1) }, step, 'save', page)
        : call(state, { ...task, left: [] }, task.step, 'submit', page)
    }
    case 'read':
      return {
        state: { ...state, activity: { is: 'reading', task, step: task.step } },
        commands: [{ do: 'read', step: task.step }],
      }
  }
}

const goOn = (
  state: KeeperMachine,
  { does, task, step, outcome }: Activity & { readonly is: 'called' },
  page: Page,
): Reduced => {
  if (task.kind === 'save')
    return stopsAll(state.errors, step.id)
      ? finish(state, task, task.submitted ?? !hasUnsaved(state, page))
      : advance(state, task, page)
  if (does === 'submit')
    return typeof outcome === 'object'
      ? advance(state, { kind: 'save', id: task.id, left: formSteps, submitted: outcome }, page)
      : finish(state, task, outcome)
  return outcome === 'not sent' ? finish(state, task, outcome) : advance(state, task, page)
}

const read = (
  readSaved: ReadSaved,
  state: KeeperMachine,
  { task, step, submitted }: Activity & { readonly is: 'reading' },
  newer: SavedStep | undefined,
  page: Page,
): Reduced => {
  const { state: seen, commands } = lookedAt(readSaved, state, step, newer, page)
  if (submitted !== undefined) return ended(seen, { does: 'submit', task, step }, submitted, commands)
  const over = finish(seen, task, undefined)
  return { state: over.state, commands: [...commands, { do: 'store' }, ...over.commands] }
}
