import type { Answers } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import type { FormStep, FormStepId } from './form-steps.ts'
import type { KeeperMachine, Page, Reduced } from './keeper-machine.ts'
import { isUntouched } from './keeper-questions.ts'
import { withoutErrors } from './save-errors.ts'
import type { ReadSaved, SavedStep } from './saved-steps.ts'
import { isOwn, savedStep } from './server-steps.ts'

export const withUnsaved = (
  unsaved: ReadonlySet<FormStepId>,
  id: FormStepId,
  is: boolean,
): ReadonlySet<FormStepId> =>
  is ? new Set([...unsaved, id]) : new Set([...unsaved].filter((other) => other !== id))

/** The server has these answers of the step, in this version. */
export const withSaved = (
  state: KeeperMachine,
  step: FormStep,
  answers: Answers,
  version: number,
  page: Page,
): Reduced => {
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
export const adopt = (
  readSaved: ReadSaved,
  state: KeeperMachine,
  step: FormStep,
  newer: SavedStep,
): Reduced => {
  const answers = readSaved(step, newer)
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

export const withConflict = (state: KeeperMachine, step: FormStep, newer: SavedStep): KeeperMachine => ({
  ...state,
  conflicts: [...state.conflicts.filter((other) => other.step.id !== step.id), { step, newer }],
})

export const lookedAt = (
  readSaved: ReadSaved,
  state: KeeperMachine,
  step: FormStep,
  newer: SavedStep | undefined,
  page: Page,
): Reduced => {
  // Who cannot be heard has nothing newer to say; the next save will tell.
  if (newer === undefined || newer.version === state.server[step.id].version) return { state, commands: [] }
  if (isUntouched(state, step, page)) return adopt(readSaved, state, step, newer)
  const theirs = readSaved(step, newer)
  return isOwn(state.server[step.id], step, theirs, page.answers)
    ? withSaved(state, step, theirs, newer.version, page)
    : { state: withConflict(state, step, newer), commands: [] }
}
