import type { Answers } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import type { HeldStep, ReadHeld } from './held-steps.ts'
import type { KeeperMachine, Page, Reduced } from './keeper-machine.ts'
import { isUntouched } from './keeper-questions.ts'
import type { KeptStep, KeptStepId } from './kept-steps.ts'
import { withoutErrors } from './save-errors.ts'
import { isOwn, savedStep } from './server-steps.ts'

export const withUnsaved = (
  unsaved: ReadonlySet<KeptStepId>,
  id: KeptStepId,
  is: boolean,
): ReadonlySet<KeptStepId> =>
  is ? new Set([...unsaved, id]) : new Set([...unsaved].filter((other) => other !== id))

/** The server has these answers of the step, in this version. */
export const withSaved = (
  state: KeeperMachine,
  step: KeptStep,
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
export const adopt = (readHeld: ReadHeld, state: KeeperMachine, step: KeptStep, newer: HeldStep): Reduced => {
  const answers = readHeld(step, newer)
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

export const withConflict = (state: KeeperMachine, step: KeptStep, newer: HeldStep): KeeperMachine => ({
  ...state,
  conflicts: [...state.conflicts.filter((other) => other.step.id !== step.id), { step, newer }],
})

export const lookedAt = (
  readHeld: ReadHeld,
  state: KeeperMachine,
  step: KeptStep,
  newer: HeldStep | undefined,
  page: Page,
): Reduced => {
  // Who cannot be heard has nothing newer to say; the next save will tell.
  if (newer === undefined || newer.version === state.server[step.id].version) return { state, commands: [] }
  if (isUntouched(state, step, page)) return adopt(readHeld, state, step, newer)
  const theirs = readHeld(step, newer)
  return isOwn(state.server[step.id], step, theirs, page.answers)
    ? withSaved(state, step, theirs, newer.version, page)
    : { state: withConflict(state, step, newer), commands: [] }
}
