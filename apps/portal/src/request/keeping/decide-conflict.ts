import { differsOnWire } from '@milgo/domain/answers/difference'
import type { SteppedForm } from '@milgo/domain/answers/stepped-form'
import { joinVersions } from './join-versions.ts'
import type { KeeperEvent, KeeperMachine, Page, Reduced } from './keeper-machine.ts'
import { ask } from './keeper-tasks.ts'
import { withoutErrors } from './save-errors.ts'
import type { SavedForm } from './saved-steps.ts'
import { withUnsaved } from './server-news.ts'
import { differingIn, savedStep } from './server-steps.ts'

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
  // What is half typed over an answer that nobody has changed here leaves the one that is there.
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
