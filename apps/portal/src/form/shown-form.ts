import { sameAnswer } from '@milgo/domain/answers/answer'
import { type Shown, shownOf } from '@milgo/domain/answers/visibility'
import type { Complaint, FieldView } from './field-view.ts'
import { sameView } from './field-view.ts'
import { findWarnings, findWrong, malformedIn } from './find-wrong.ts'
import type { FormFacts } from './form-model.ts'
import { type FormState, standOf } from './form-state.ts'
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
  let shown: Shown = { ids: new Set(), answers: {} }
  let status: FormStatus = { problems: [], messages: [], hasMalformed: false, open: {}, openAt: {} }
  const views = new Map<string, FieldView>()
  const everyone = createListeners<void>()
  const byQuestion = new Map<string, Listeners<void>>(
    form.questions.map(({ id }) => [id, createListeners<void>()]),
  )
  const known = <Value>(map: ReadonlyMap<string, Value>, questionId: string): Value => {
    const value = map.get(questionId)
    if (value === undefined) throw new Error(`The form has no question ${questionId}`)
    return value
  }

  const refresh = (): void => {
    shown = shownOf(form, state.answers, state.facts)
    forgetHidden(state, shown)
    const wrong = findWrong(state, shown)
    const scene: Scene = {
      shown,
      facts: { locked: nothingLocked, ...state.facts },
      behaviour: state.behaviour,
      disabledFields: state.disabledFields,
      typed: state.typed,
      complaints: toldOf(state, wrong),
      warnings: findWarnings(state),
      linesOf: state.lineKeys.of,
    }
    const changed = form.questions.filter((question) => {
      const view = viewQuestion(question, state.answers[question.id], scene)
      const before = views.get(question.id)
      if (before !== undefined && sameView(before, view)) return false
      views.set(question.id, view)
      return true
    })
    const next = statusOf(state, shown, wrong)
    if (!sameAnswer(next, status)) status = next
    for (const { id } of changed) known(byQuestion, id).tell()
    everyone.tell()
  }

  refresh()
  return {
    shown: () => shown,
    field: (questionId) => known(views, questionId),
    status: () => status,
    refresh,
    subscribe: everyone.add,
    subscribeTo: (questionId, listener) => known(byQuestion, questionId).add(listener),
  }
}

const nothingLocked: ReadonlySet<string> = new Set()

/** What comes back to the page is new to the student, who has neither left it nor handed it in. */
const forgetHidden = <Facts extends FormFacts>(state: FormState<Facts>, { ids }: Shown): void => {
  for (const known of [state.left, state.handedIn])
    for (const [key, { questionId }] of known) if (!ids.has(questionId)) known.delete(key)
}

/** What the server refused is told wherever it stands; a save has refused no more than that. */
const isRefused = ({ complaint }: Problem): boolean => 'message' in complaint

/** Nobody is told of a mistake while still typing: only after leaving the field, or handing the section in. */
const toldOf = <Facts extends FormFacts>(
  { left, handedIn, pasteRefusedIn }: FormState<Facts>,
  wrong: readonly Problem[],
): ReadonlyMap<string, Complaint> => {
  const told = new Map<string, Complaint>()
  for (const problem of wrong) {
    const { fieldId, place, complaint } = problem
    if (left.has(fieldId) || handedIn.has(standOf(place)) || isRefused(problem)) told.set(fieldId, complaint)
  }
  if (pasteRefusedIn !== undefined) told.set(pasteRefusedIn, { code: 'PASTE_NOT_ALLOWED' })
  return told
}

const statusOf = <Facts extends FormFacts>(
  state: FormState<Facts>,
  shown: Shown,
  wrong: readonly Problem[],
): FormStatus => {
  const open: Record<string, number> = {}
  const openAt: Record<string, number> = {}
  for (const { section, place } of wrong) {
    const at = `${section}.${state.model.form.byId.get(place.questionId)?.place}`
    open[section] = (open[section] ?? 0) + 1
    openAt[at] = (openAt[at] ?? 0) + 1
  }
  const problems = wrong.filter((problem) => state.handedIn.has(standOf(problem.place)) || isRefused(problem))
  return {
    problems,
    messages: state.messages,
    hasMalformed: malformedIn(state, shown).length > 0,
    open,
    openAt,
  }
}
