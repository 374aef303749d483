import { type Answer, type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import type { Changes } from '@milgo/domain/answers/draft'
import { followChanges, lineRemoval } from '@milgo/domain/answers/effects'
import { canAddLine, canRemoveLine, linesIn, withPart } from '@milgo/domain/answers/line-changes'
import type { Shown } from '@milgo/domain/answers/visibility'
import { enteredIn, reenter } from './entered-values.ts'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { FieldView } from './field-view.ts'
import type { FormModel, RulesContext } from './form-model.ts'
import {
  answerAt,
  createFormState,
  type FormState,
  linesOf,
  type MayEdit,
  placeIdOf,
  placesOf,
  questionOf,
  rowAt,
} from './form-state.ts'
import type { FormStatus, Problem } from './form-status.ts'
import { createListeners } from './listeners.ts'
import { placeRefusal, type RefusedItem } from './server-refusal.ts'
import { createShownForm } from './shown-form.ts'
import { readTyped } from './typed-values.ts'

/**
 * The answers of a form and all that the page shows of them. Each change evaluates the domain's table once; then only
 * the listeners of fields whose view differs are called.
 */
export type FormStore<Context extends RulesContext = RulesContext> = {
  readonly model: FormModel<Context>
  readonly answers: () => Answers
  /** The shown questions, and the answers that count. */
  readonly shown: () => Shown
  readonly context: () => Context
  readonly field: (questionId: string) => FieldView
  readonly status: () => FormStatus
  /** Whether nothing has been typed or chosen yet. */
  readonly isUntouched: () => boolean
  /** Returns the contents of all fields, half-typed texts included, so that a reload can restore them. */
  readonly entered: () => Answers

  readonly change: (place: FieldPlace, raw: Answer | undefined) => void
  /** Notes that the student has left the field: from now on the field shows what is wrong. */
  readonly leave: (place: FieldPlace) => void
  readonly refusePaste: (place: FieldPlace) => void
  readonly addLine: (questionId: string) => void
  readonly removeLine: (questionId: string, index: number) => void
  /** Hands in: every field of the given sections (by default all) shows what is wrong. Returns the problems. */
  readonly check: (sections?: readonly string[]) => readonly Problem[]
  /**
   * Shows what the server refused after handing in. It replaces earlier refusals of the given sections (by default
   * all).
   */
  readonly refuse: (items: readonly RefusedItem[], sections?: readonly string[]) => void

  readonly setContext: (context: Context) => void
  readonly setMayEdit: (mayEdit: MayEdit) => void
  /**
   * The opposite of `entered`, for the given sections (by default all). Where a text is not a valid answer, the
   * question's answer is the one of `before` (by default the present one).
   */
  readonly reenter: (entered: Answers, sections?: readonly string[], before?: Answers) => void

  readonly subscribe: (listener: () => void) => () => void
  readonly subscribeTo: (questionId: string, listener: () => void) => () => void
  /** Calls the listener after a change of answers, with the sections whose answers changed. */
  readonly onChange: (listener: (sections: readonly string[]) => void) => () => void
  readonly onLeave: (listener: (place: FieldPlace) => void) => () => void
}

export type FormStart<Context extends RulesContext> = {
  readonly answers: Answers
  readonly context: Context
  readonly mayEdit?: MayEdit
}

export const createFormStore = <Context extends RulesContext>(
  model: FormModel<Context>,
  { answers, context, mayEdit = () => true }: FormStart<Context>,
): FormStore<Context> => {
  const state = createFormState(model, { answers, context, mayEdit })
  const page = createShownForm(state)
  const changed = createListeners<readonly string[]>()
  const left = createListeners<FieldPlace>()
  let isTouched = false

  const make = (changes: Changes): void => {
    const sections = makeChanges(state, changes)
    if (sections.length > 0) changed.notify(sections)
  }

  /** Runs `act` unless the question is read-only or disabled, then refreshes the page. */
  const ifEditable = (questionId: string, act: () => void): void => {
    const { isReadOnly, isDisabled } = page.field(questionId)
    if (isReadOnly || isDisabled) return
    isTouched = true
    act()
    page.refresh()
  }

  return {
    model,
    answers: () => state.answers,
    context: () => state.context,
    shown: page.shown,
    field: page.field,
    status: page.status,
    isUntouched: () => !isTouched,
    entered: () => enteredIn(state),

    change: (place, raw) =>
      ifEditable(place.questionId, () => {
        const { questionId, line, part } = place
        const typing = readTyped(place, raw, rowAt(state, place), state.context, answerAt(state, place))
        state.typed.set(fieldIdOf(place), typing)
        state.pasteRefusedIn = undefined
        state.unplaced = []
        if (line === undefined || part === undefined) return make({ [questionId]: typing.answer })
        const index = linesOf(state, questionId).indexOf(line)
        make({ [questionId]: withPart(linesIn(state.answers[questionId]), index, part, typing.answer) })
      }),
    leave: (place) => {
      const id = fieldIdOf(place)
      state.left.set(id, place)
      if (state.pasteRefusedIn === id) state.pasteRefusedIn = undefined
      // Without a fault, the field now shows the saved answer, without the blanks around the typed text.
      if (state.typed.get(id)?.fault === undefined) state.typed.delete(id)
      page.refresh()
      left.notify(place)
    },
    refusePaste: (place) => {
      state.pasteRefusedIn = fieldIdOf(place)
      page.refresh()
    },
    addLine: (questionId) =>
      ifEditable(questionId, () => {
        const question = questionOf(state, questionId)
        const value = state.answers[questionId]
        if (question.kind === 'list' && canAddLine(question, value, page.shown().answers, state.context))
          make({ [questionId]: [...linesIn(value), {}] })
      }),
    removeLine: (questionId, index) =>
      ifEditable(questionId, () => {
        const question = questionOf(state, questionId)
        if (question.kind !== 'list' || !canRemoveLine(question, index)) return
        const line = linesOf(state, questionId)[index]
        if (line === undefined) return
        for (const [id, { place }] of state.typed) if (place.line === line) state.typed.delete(id)
        state.lineKeys.remove(questionId, index)
        make(lineRemoval(state.behaviour, state.answers, questionId, index))
      }),
    check: (sections = model.form.sections.map(({ id }) => id)) => {
      const asked = model.form.questions.filter(({ section }) => sections.includes(section))
      for (const { id } of asked)
        for (const place of placesOf(state, id)) state.handedIn.set(placeIdOf(place), place)
      state.unplaced = []
      page.refresh()
      return page.status().problems.filter(({ section }) => sections.includes(section))
    },
    refuse: (items, sections = model.form.sections.map(({ id }) => id)) => {
      const { placed, unplaced } = placeRefusal(
        { form: model.form, shown: page.shown().ids, linesOf: (id) => linesOf(state, id) },
        items,
      )
      for (const [id, { place }] of state.refused) {
        const section = model.form.byId.get(place.questionId)?.section
        if (section === undefined || sections.includes(section)) state.refused.delete(id)
      }
      for (const { place, message } of placed)
        state.refused.set(fieldIdOf(place), { place, message, about: answerAt(state, place) })
      state.unplaced = unplaced
      page.refresh()
    },

    setContext: (next) => {
      state.context = next
      page.refresh()
    },
    setMayEdit: (next) => {
      state.mayEdit = next
      page.refresh()
    },
    reenter: (entered, sections = model.form.sections.map(({ id }) => id), before = state.answers) => {
      reenter(state, entered, sections, before)
      page.refresh()
    },

    subscribe: page.subscribe,
    subscribeTo: page.subscribeTo,
    onChange: changed.add,
    onLeave: left.add,
  }
}

/** Applies changes and all their effects. Returns the sections that changed; none where nothing changed. */
const makeChanges = <Context extends RulesContext>(
  state: FormState<Context>,
  changes: Changes,
): readonly string[] => {
  const before = state.answers
  const { answers, sections } = followChanges(state.behaviour, before, changes)
  if (sameAnswer(before, answers)) return []
  state.answers = answers
  forgetWithin(state, before)
  return sections
}

/**
 * Forgets what was typed into an entry field when the question that its dictionary depends on was answered anew: the
 * text was searched in the old list.
 */
const forgetWithin = <Context extends RulesContext>(state: FormState<Context>, before: Answers): void => {
  for (const [id, { place }] of state.typed) {
    const row = rowAt(state, place)
    const within = row.kind === 'entry' ? row.within : undefined
    if (within !== undefined && !sameAnswer(before[within], state.answers[within])) state.typed.delete(id)
  }
}
