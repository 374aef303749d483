import { sameAnswer } from '@milgo/domain/answers/answer'
import { isEditable } from '@milgo/domain/answers/editable'
import { type Shown, shownOf } from '@milgo/domain/answers/visibility'
import { fieldIdOf } from './field-place.ts'
import type { Complaint, FieldView } from './field-view.ts'
import { sameView } from './field-view.ts'
import { findWarnings, findWrong, malformedIn } from './find-wrong.ts'
import type { RulesContext } from './form-model.ts'
import { type FormState, placeIdOf, questionOf } from './form-state.ts'
import type { FormStatus, Problem } from './form-status.ts'
import { createListeners, type Listeners } from './listeners.ts'
import { type Scene, viewQuestion } from './view-fields.ts'

/**
 * What the page shows of a form's state. After each change, `refresh` calls the listeners of everything that differs.
 */
export type ShownForm = {
  readonly shown: () => Shown
  readonly field: (questionId: string) => FieldView
  readonly status: () => FormStatus
  readonly refresh: () => void
  readonly subscribe: (listener: () => void) => () => void
  readonly subscribeTo: (questionId: string, listener: () => void) => () => void
}

export const createShownForm = <Context extends RulesContext>(state: FormState<Context>): ShownForm => {
  const { form } = state.model
  const views = new Map<string, { readonly view: FieldView; readonly drawnFrom: Scene }>()
  const formListeners = createListeners<void>()
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

  /** Returns the view of a question, computed on demand. An unchanged view is returned as the same object as before. */
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
    // Fields of other steps have no listeners; their views are computed when they are read.
    const changed = form.questions.filter(
      ({ id }) => listenersOf(id).hasAny() && views.get(id)?.view !== field(id),
    )
    const next = statusOf(state, shown, wrong)
    if (!sameAnswer(next, status)) status = next
    for (const { id } of changed) listenersOf(id).notify()
    formListeners.notify()
  }

  return {
    shown: () => shown,
    field,
    status: () => status,
    refresh,
    subscribe: formListeners.add,
    subscribeTo: (questionId, listener) => {
      // The listener is called for what differs from the view of this moment, so the view is computed now.
      field(questionId)
      return listenersOf(questionId).add(listener)
    },
  }
}

const nothingLocked: ReadonlySet<string> = new Set()

/** Computes what is shown now, what is wrong with it, and the scene from which views are computed. */
const look = <Context extends RulesContext>(state: FormState<Context>) => {
  const shown = shownOf(state.model.form, state.answers, state.context)
  forgetHidden(state, shown)
  forgetClosed(state, shown)
  const wrong = findWrong(state, shown)
  const scene: Scene = {
    shown,
    context: { locked: nothingLocked, ...state.context },
    behaviour: state.behaviour,
    mayEdit: state.mayEdit,
    typed: state.typed,
    complaints: shownComplaints(state, wrong),
    warnings: findWarnings(state, wrong),
    linesOf: state.lineKeys.of,
  }
  return { shown, wrong, scene }
}

/**
 * Forgets for hidden questions that they were left or handed in. When such a question is shown again, it is new to the
 * student and shows no complaint yet.
 */
const forgetHidden = <Context extends RulesContext>(state: FormState<Context>, { ids }: Shown): void => {
  for (const known of [state.left, state.handedIn])
    for (const [key, { questionId }] of known) if (!ids.has(questionId)) known.delete(key)
}

/**
 * Forgets invalid texts in fields that another answer has disabled since, because the student could not correct them.
 */
const forgetClosed = <Context extends RulesContext>(state: FormState<Context>, { answers }: Shown): void => {
  const context = { locked: nothingLocked, ...state.context }
  for (const [id, { place, fault }] of state.typed)
    if (fault !== undefined && !isEditable(questionOf(state, place.questionId), answers, context))
      state.typed.delete(id)
}

/**
 * Returns whether the server refused the answer. Such a problem is shown at once, also in a section that was not handed
 * in, because a save refuses nothing but such answers.
 */
const isRefused = ({ complaint }: Problem): boolean => 'message' in complaint

/**
 * Returns the complaints to show, by field id. A mistake is not shown while the student types: only after the field was
 * left or its section handed in.
 */
const shownComplaints = <Context extends RulesContext>(
  { left, handedIn, pasteRefusedIn }: FormState<Context>,
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

const statusOf = <Context extends RulesContext>(
  state: FormState<Context>,
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
