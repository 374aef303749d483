import type { Answers } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { KeeperMachine, Page, Reduced } from './keeper-machine.ts'
import { isUntouched } from './keeper-questions.ts'
import { withoutErrors } from './save-errors.ts'
import type { SavedForm, SavedStep } from './saved-steps.ts'
import { isOwn, savedStep } from './server-steps.ts'

export const withUnsaved = <Id extends string>(
  unsaved: ReadonlySet<Id>,
  id: Id,
  is: boolean,
): ReadonlySet<Id> => (is ? new Set([...unsaved, id]) : new Set([...unsaved].filter((other) => other !== id)))

/**
 * Notes that the server has these answers of the step in this version. The step stays unsaved if the page has changed
 * since.
 */
export const withSaved = <Id extends string>(
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  answers: Answers,
  version: number,
  page: Page,
): Reduced<Id> => {
  const isSame = !differsOnWire(step.section, answers, page.answers)
  const unsaved = isSame ? withUnsaved(state.unsaved, step.id, false) : state.unsaved
  return {
    state: {
      ...state,
      server: { ...state.server, [step.id]: savedStep(step, answers, version) },
      unsaved,
      errors: withoutErrors(state.errors, (id) => id === step.id || !unsaved.has(id)),
      savedAt: page.now,
      hasRequest: true,
    },
    commands: [{ do: 'noteSaved', step, answers, version }],
  }
}

/** Adopts the server's newer version of a step without a question: its answers replace those of the page. */
export const adopt = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  newer: SavedStep,
): Reduced<Id> => {
  const answers = form.readSaved(step, newer)
  const { version } = newer
  return {
    state: {
      ...state,
      server: { ...state.server, [step.id]: savedStep(step, answers, version) },
      unsaved: withUnsaved(state.unsaved, step.id, false),
      errors: withoutErrors(state.errors, (id) => id === step.id),
    },
    commands: [
      { do: 'noteSaved', step, answers, version },
      { do: 'enter', step, entered: answers },
    ],
  }
}

/** Adds a conflict about a step, in place of an earlier conflict about the same step. */
export const withConflict = <Id extends string>(
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  newer: SavedStep,
): KeeperMachine<Id> => ({
  ...state,
  conflicts: [...state.conflicts.filter((other) => other.step.id !== step.id), { step, newer }],
})

/**
 * Compares the page with a step that was read from the server. A newer version is adopted if nothing was changed here,
 * counts as saved if it is this page's own, and is a conflict otherwise.
 */
export const withRead = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  newer: SavedStep | undefined,
  page: Page,
): Reduced<Id> => {
  // If the server could not be reached, the next save will find a newer version.
  if (newer === undefined || newer.version === state.server[step.id].version) return { state, commands: [] }
  if (isUntouched(state, step, page)) return adopt(form, state, step, newer)
  const theirs = form.readSaved(step, newer)
  return isOwn(state.server[step.id], step, theirs, page.answers)
    ? withSaved(state, step, theirs, newer.version, page)
    : { state: withConflict(state, step, newer), commands: [] }
}
