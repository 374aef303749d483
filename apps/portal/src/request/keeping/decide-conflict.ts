import { differsOnWire } from '@milgo/domain/answers/difference'
import type { SteppedForm } from '@milgo/domain/answers/stepped-form'
import { joinVersions } from './join-versions.ts'
import type { KeeperEvent, KeeperMachine, Page, Reduced } from './keeper-machine.ts'
import { ask } from './keeper-tasks.ts'
import { withoutErrors } from './save-errors.ts'
import type { SavedForm } from './saved-steps.ts'
import { withUnsaved } from './server-news.ts'
import { differingIn, savedStep } from './server-steps.ts'

/**
 * Reduces the student's decision about the first conflict. The server's version becomes the one that this page is based
 * on, and the taken answers are entered into the fields. What remains unsaved is found after that, by `settled`.
 */
export const decided = <Id extends string>(
  form: SavedForm<Id>,
  state: KeeperMachine<Id>,
  { taken, id }: KeeperEvent<Id> & { readonly type: 'decided' },
  page: Page,
): Reduced<Id> => {
  const [conflict, ...conflicts] = state.conflicts
  if (!conflict) return { state, commands: [{ do: 'finish', id, result: undefined }] }
  const { step, newer } = conflict
  const theirs = form.readSaved(step, newer)
  const mine = page.answers
  const changed = differingIn(state.server[step.id], step, mine).map((questionId) => [
    questionId,
    mine[questionId],
  ])
  // Fields are entered anew also when nothing is taken but a text is half typed: the answer behind the half-typed text
  // becomes the server's, unless that answer was changed on this page.
  const isEntered = taken.size > 0 || page.malformed.length > 0
  return {
    state: {
      ...state,
      conflicts,
      server: { ...state.server, [step.id]: savedStep(step, theirs, newer.version) },
      errors: withoutErrors(state.errors, (other) => other === step.id),
    },
    commands: [
      { do: 'noteSaved', step, answers: theirs, version: newer.version },
      ...(isEntered
        ? [
            {
              do: 'enter' as const,
              step,
              entered: joinVersions(form, step, page.entered(), theirs, taken),
              before: { ...theirs, ...Object.fromEntries(changed) },
            },
          ]
        : []),
      { do: 'report', event: { type: 'settled', step, id } },
    ],
  }
}

/** Reduces the moment after a decision was entered: what still differs from the server is saved. */
export const settled = <Id extends string>(
  form: SteppedForm<Id>,
  state: KeeperMachine<Id>,
  { step, id }: KeeperEvent<Id> & { readonly type: 'settled' },
  page: Page,
): Reduced<Id> => {
  const isUnsaved = differsOnWire(step.section, state.server[step.id].answers, page.answers)
  const next = { ...state, unsaved: withUnsaved(state.unsaved, step.id, isUnsaved) }
  if (!isUnsaved) return { state: next, commands: [{ do: 'store' }, { do: 'finish', id, result: undefined }] }
  const asked = ask(next, { kind: 'save', id, left: form.steps })
  return { state: asked.state, commands: [{ do: 'store' }, ...asked.commands] }
}
