import { sameAnswer } from '@milgo/domain/answers/answer'
import { isEditable } from '@milgo/domain/answers/editable'
import { type Shown, shownOf } from '@milgo/domain/answers/visibility'
import { fieldIdOf } from './field-place.ts'
import type { Complaint, FieldView } from './field-view.ts'
import { sameView } from './field-view.ts'
import { findWarnings, findWrong, malformedIn } from './find-wrong.ts'
import type { FormFacts } from './form-model.ts'
import { type FormState, placeIdOf, questionOf } from './form-state.ts'
import type { FormStatus, Problem } from './form-status.ts'
import { createListeners, type Listeners } from './listeners.ts'
import { type Scene, viewQuestion } from './view-fields.ts'

/** What the page shows of a form's state. After each change `refresh` tells whoever shows something that differs. */
export type ShownForm = {
  readonly shown: () => Shown
  readonly field: (questionId: string) => FieldView
  readonly status: () => FormStatus
  readonly refresh: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly subscribeTo: (questionId: string, listener: () => void) => () => void
}

export const createShownForm = <Facts extends FormFacts>(state: FormState<Facts>): ShownForm => {
  const { form } = state.model
  const views = new Map<string, { readonly view: FieldView; readonly drawnFrom: Scene }>()
  const everyone = createListeners<void>()
  const byQuestion = new Map<string, Listeners<void>>(
    form.questions.map(({ id }) => [id, createListeners<void>()]),
  )
  const listenersOf = (questionId: string): Listeners<void> => {
    const listeners = byQuestion.get(questionId)
    if (listeners === undefined) throw new Error(`The form has no question ${questionId}`)
    return listeners
  }

  let { shown, wrong, scene } = look(state)
  let status = statusOf(state, shown, wrong)

  /** Drawn when it is asked for; where nothing differs from what was drawn before, that is the answer. */
  const field = (questionId: string): FieldView => {
    const before = views.get(questionId)
    if (before?.drawnFrom === scene) return before.view
    const drawn = viewQuestion(questionOf(state, questionId), state.answers[questionId], scene)
    const view = before !== undefined && sameView(before.view, drawn) ? before.view : drawn
    views.set(questionId, { view, drawnFrom: scene })
    return view
  }

  const refresh = (): void => {
    ;({ shown, wrong, scene } = look(state))
    // The fields of other steps, whom nobody listens to, wait until they are asked for.
    const changed = form.questions.filter(
      ({ id }) => listenersOf(id).isHeard() && views.get(id)?.view !== field(id),
    )
    const next = statusOf(state, shown, wrong)
    if (!sameAnswer(next, status)) status = next
    for (const { id } of changed) listenersOf(id).tell()
    everyone.tell()
  }

  return {
    shown: () => shown,
    field,
    status: () => status,
    refresh,
    subscribe: everyone.add,
    subscribeTo: (questionId, listener) => {
      // What is told from here on is what differs from now.
      field(questionId)
      return listenersOf(questionId).add(listener)
    },
  }
}

const nothingLocked: ReadonlySet<string> = new Set()

/** What is shown at this moment, what is wrong with it, and what the fields are drawn from. */
const look = <Facts extends FormFacts>(state: FormState<Facts>) => {
  const shown = shownOf(state.model.form, state.answers, state.facts)
  forgetHidden(state, shown)
  forgetClosed(state, shown)
  const wrong = findWrong(state, shown)
  const scene: Scene = {
    shown,
    facts: { locked: nothingLocked, ...state.facts },
    behaviour: state.behaviour,
    mayEdit: state.mayEdit,
    typed: state.typed,
    complaints: shownComplaints(state, wrong),
    warnings: findWarnings(state),
    linesOf: state.lineKeys.of,
  }
  return { shown, wrong, scene }
}

/** What comes back to the page is new to the student, who has neither left it nor handed it in. */
const forgetHidden = <Facts extends FormFacts>(state: FormState<Facts>, { ids }: Shown): void => {
  for (const known of [state.left, state.handedIn])
    for (const [key, { questionId }] of known) if (!ids.has(questionId)) known.delete(key)
}

/** What is no answer, in a field that another answer has closed since, nobody could mend. */
const forgetClosed = <Facts extends FormFacts>(state: FormState<Facts>, { answers }: Shown): void => {
  const facts = { locked: nothingLocked, ...state.facts }
  for (const [id, { place, fault }] of state.typed)
    if (fault !== undefined && !isEditable(questionOf(state, place.questionId), answers, facts))
      state.typed.delete(id)
}

/** What the server refused is told wherever it stands; a save has refused no more than that. */
const isRefused = ({ complaint }: Problem): boolean => 'message' in complaint

/** Nobody is told of a mistake while still typing: only after leaving the field, or handing the section in. */
const shownComplaints = <Facts extends FormFacts>(
  { left, handedIn, pasteRefusedIn }: FormState<Facts>,
  wrong: readonly Problem[],
): ReadonlyMap<string, Complaint> => {
  const complaints = new Map<string, Complaint>()
  for (const problem of wrong) {
    const { fieldId, place, complaint } = problem
    if (left.has(fieldId) || handedIn.has(placeIdOf(place)) || isRefused(problem))
      complaints.set(fieldId, complaint)
  }
  if (pasteRefusedIn !== undefined) complaints.set(pasteRefusedIn, { code: 'PASTE_NOT_ALLOWED' })
  return complaints
}

const statusOf = <Facts extends FormFacts>(
  state: FormState<Facts>,
  shown: Shown,
  wrong: readonly Problem[],
): FormStatus => {
  const open: Record<string, number> = {}
  const openAt: Record<string, number> = {}
  const firstOpen: Record<string, string> = {}
  for (const { fieldId, section, place } of wrong) {
    const at = `${section}.${state.model.form.byId.get(place.questionId)?.place}`
    open[section] = (open[section] ?? 0) + 1
    openAt[at] = (openAt[at] ?? 0) + 1
    firstOpen[section] ??= fieldId
    firstOpen[at] ??= fieldId
  }
  const malformedIds = new Set(malformedIn(state, shown).map(({ place }) => fieldIdOf(place)))
  const problems = wrong.filter(
    (problem) => state.handedIn.has(placeIdOf(problem.place)) || isRefused(problem),
  )
  const malformed = wrong.filter(({ fieldId }) => malformedIds.has(fieldId))
  return {
    problems,
    unplaced: state.unplaced,
    malformed,
    hasMalformed: malformed.length > 0,
    open,
    openAt,
    firstOpen,
  }
}
