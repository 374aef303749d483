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

/** The server has these answers of the step, in this version. */
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

/** What is newer there is taken without a question. */
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

export const withConflict = <Id extends string>(
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  newer: SavedStep,
): KeeperMachine<Id> => ({
  ...state,
  conflicts: [...state.conflicts.filter((other) => other.step.id !== step.id), { step, newer }],
})

export const lookedAt = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  step: FormStep<Id>,
  newer: SavedStep | undefined,
  page: Page,
): Reduced<Id> => {
  // Who cannot be heard has nothing newer to say; the next save will tell.
  if (newer === undefined || newer.version === state.server[step.id].version) return { state, commands: [] }
  if (isUntouched(state, step, page)) return adopt(form, state, step, newer)
  const theirs = form.readSaved(step, newer)
  return isOwn(state.server[step.id], step, theirs, page.answers)
    ? withSaved(state, step, theirs, newer.version, page)
    : { state: withConflict(state, step, newer), commands: [] }
}
