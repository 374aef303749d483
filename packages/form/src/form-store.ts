import { type Answer, type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import type { Changes } from '@milgo/domain/answers/draft'
import { followChanges, lineRemoval } from '@milgo/domain/answers/effects'
import { canAddLine, canRemoveLine, linesIn, withPart } from '@milgo/domain/answers/line-changes'
import type { Shown } from '@milgo/domain/answers/visibility'
import { enteredIn, reenter } from './entered-values.ts'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { FieldView } from './field-view.ts'
import type { FormFacts, FormModel } from './form-model.ts'
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
 * The answers of a form and all that the page shows of them. One change is one pass over the domain's table; then
 * only the fields whose view differs are told.
 */
export type FormStore<Facts extends FormFacts = FormFacts> = {
  readonly model: FormModel<Facts>
  readonly answers: () => Answers
  /** The questions that are shown, and the answers that count. */
  readonly shown: () => Shown
  readonly facts: () => Facts
  readonly field: (questionId: string) => FieldView
  readonly status: () => FormStatus
  /** Whether nobody has typed or chosen anything yet. */
  readonly isUntouched: () => boolean
  /** What stands in the fields, half-typed words included: what a reload should find again. */
  readonly entered: () => Answers

  readonly change: (place: FieldPlace, raw: Answer | undefined) => void
  /** The student is done with the field: from now on it says what is wrong. */
  readonly leave: (place: FieldPlace) => void
  readonly refusePaste: (place: FieldPlace) => void
  readonly addLine: (questionId: string) => void
  readonly removeLine: (questionId: string, index: number) => void
  /** Handing in: every field of the sections (all of them when none is named) says what is wrong. */
  readonly check: (sections?: readonly string[]) => readonly Problem[]
  /** What the server had to say to what was handed in, of these sections (all of them when none is named). */
  readonly refuse: (items: readonly RefusedItem[], sections?: readonly string[]) => void

  readonly setFacts: (facts: Facts) => void
  readonly setMayEdit: (mayEdit: MayEdit) => void
  /**
   * The opposite of `entered`, of these sections (all of them when none is named). What can be no answer leaves the one
   * that was there before, here or elsewhere.
   */
  readonly reenter: (entered: Answers, sections?: readonly string[], before?: Answers) => void

  readonly subscribe: (listener: () => void) => () => void
  readonly subscribeTo: (questionId: string, listener: () => void) => () => void
  /** After a change of answers, with the sections that the server must be told. */
  readonly onChange: (listener: (sections: readonly string[]) => void) => () => void
  readonly onLeave: (listener: (place: FieldPlace) => void) => () => void
}

export type FormStart<Facts extends FormFacts> = {
  readonly answers: Answers
  readonly facts: Facts
  readonly mayEdit?: MayEdit
}

export const createFormStore = <Facts extends FormFacts>(
  model: FormModel<Facts>,
  { answers, facts, mayEdit = () => true }: FormStart<Facts>,
): FormStore<Facts> => {
  const state = createFormState(model, { answers, facts, mayEdit })
  const page = createShownForm(state)
  const changed = createListeners<readonly string[]>()
  const left = createListeners<FieldPlace>()
  let isTouched = false

  const make = (changes: Changes): void => {
    const sections = makeChanges(state, changes)
    if (sections.length > 0) changed.tell(sections)
  }

  /** Changes nothing where the page lets nobody change anything. */
  const whereOpen = (questionId: string, act: () => void): void => {
    const { isReadOnly, isDisabled } = page.field(questionId)
    if (isReadOnly || isDisabled) return
    isTouched = true
    act()
    page.refresh()
  }

  return {
    model,
    answers: () => state.answers,
    facts: () => state.facts,
    shown: page.shown,
    field: page.field,
    status: page.status,
    isUntouched: () => !isTouched,
    entered: () => enteredIn(state),

    change: (place, raw) =>
      whereOpen(place.questionId, () => {
        const { questionId, line, part } = place
        const typing = readTyped(place, raw, rowAt(state, place), state.facts, answerAt(state, place))
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
      // From here on the field shows the answer as it is kept, without the blanks around it.
      if (state.typed.get(id)?.fault === undefined) state.typed.delete(id)
      page.refresh()
      left.tell(place)
    },
    refusePaste: (place) => {
      state.pasteRefusedIn = fieldIdOf(place)
      page.refresh()
    },
    addLine: (questionId) =>
      whereOpen(questionId, () => {
        const question = questionOf(state, questionId)
        const value = state.answers[questionId]
        if (question.kind === 'list' && canAddLine(question, value, page.shown().answers, state.facts))
          make({ [questionId]: [...linesIn(value), {}] })
      }),
    removeLine: (questionId, index) =>
      whereOpen(questionId, () => {
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

    setFacts: (next) => {
      state.facts = next
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

/** Changes with all that follows from them; the sections that they touched, none where nothing changed. */
const makeChanges = <Facts extends FormFacts>(
  state: FormState<Facts>,
  changes: Changes,
): readonly string[] => {
  const before = state.answers
  const { answers, sections } = followChanges(state.behaviour, before, changes)
  if (sameAnswer(before, answers)) return []
  state.answers = answers
  forgetWithin(state, before)
  return sections
}

/** What was typed into a list that lies within another answer was looked for in that one's list. */
const forgetWithin = <Facts extends FormFacts>(state: FormState<Facts>, before: Answers): void => {
  for (const [id, { place }] of state.typed) {
    const row = rowAt(state, place)
    const within = row.kind === 'entry' ? row.within : undefined
    if (within !== undefined && !sameAnswer(before[within], state.answers[within])) state.typed.delete(id)
  }
}
