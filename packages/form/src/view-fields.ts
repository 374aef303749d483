import type { Answer, Answers } from '@milgo/domain/answers/answer'
import { ask } from '@milgo/domain/answers/ask'
import type { Question } from '@milgo/domain/answers/define'
import { isEditable, refusesPaste } from '@milgo/domain/answers/editable'
import { type Behaviour, isAsDerived } from '@milgo/domain/answers/effects'
import type { Fault } from '@milgo/domain/answers/issue'
import { optionsFor } from '@milgo/domain/answers/kinds/choice'
import { canAddLine, canRemoveLine, linesIn } from '@milgo/domain/answers/line-changes'
import { labelKeyOf } from '@milgo/domain/answers/lines'
import { isRequired } from '@milgo/domain/answers/required'
import type { DateRow, FilesRow, ListRow, Row } from '@milgo/domain/answers/row'
import { nameAt, slotsOf } from '@milgo/domain/answers/slots'
import type { Shown } from '@milgo/domain/answers/visibility'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { Complaint, FieldView, LineView } from './field-view.ts'
import type { RulesContext } from './form-model.ts'
import type { MayEdit } from './form-state.ts'
import { isCurrent, type Typed } from './typed-values.ts'

/** All that the views of one moment are computed from. */
export type Scene = {
  readonly shown: Shown
  readonly context: RulesContext & { readonly locked: ReadonlySet<string> }
  readonly behaviour: Behaviour
  readonly mayEdit: MayEdit
  readonly typed: ReadonlyMap<string, Typed>
  readonly complaints: ReadonlyMap<string, Complaint>
  readonly warnings: ReadonlyMap<string, Fault>
  readonly linesOf: (questionId: string, count: number) => readonly string[]
}

const isLocked = (questionId: string, { mayEdit, context }: Scene): boolean =>
  !mayEdit({ questionId }) || context.locked.has(questionId)

/** Computes the view of a question's field. */
export const viewQuestion = (question: Question, answer: Answer | undefined, scene: Scene): FieldView => {
  const { shown, context } = scene
  const isReadOnly = isLocked(question.id, scene)
  const state = {
    isShown: shown.ids.has(question.id),
    isReadOnly,
    isDisabled: !isReadOnly && !isEditable(question, shown.answers, context),
    refusesPaste: refusesPaste(question, shown.answers, context),
    labelKey: labelKeyOf(question, shown.answers, context),
  }
  const view = viewField(question, { questionId: question.id }, answer, state, scene)
  if (question.kind === 'files') return withSlots(view, question, answer, scene)
  return question.kind === 'list' ? withLines(view, question, answer, scene) : view
}

type FieldState = Pick<FieldView, 'isShown' | 'isReadOnly' | 'isDisabled' | 'refusesPaste' | 'labelKey'>

const viewField = (
  row: Row,
  place: FieldPlace,
  answer: Answer | undefined,
  state: FieldState,
  scene: Scene,
): FieldView => {
  const { shown, context, typed, complaints, warnings } = scene
  const id = fieldIdOf(place)
  const typing = typed.get(id)
  const isTyping = typing !== undefined && isCurrent(typing, answer)
  const within = row.kind === 'entry' && row.within !== undefined ? shown.answers[row.within] : undefined
  return {
    ...state,
    value: isTyping ? typing.raw : isUnfounded(row, place, scene) ? undefined : answer,
    isMalformed: isTyping && typing.fault !== undefined,
    complaint: state.isShown ? complaints.get(id) : undefined,
    warning: state.isShown ? warnings.get(id) : undefined,
    isRequired: isRequired(row, shown.answers, context),
    options: row.kind === 'choice' ? optionsFor(row, shown.answers, context) : undefined,
    latest: row.kind === 'date' ? latestOf(row, shown.answers, context) : undefined,
    within: typeof within === 'string' ? within : undefined,
    lines: undefined,
    canAddLine: false,
    slots: undefined,
  }
}

const latestOf = (
  { latest, today }: DateRow,
  answers: Answers,
  context: RulesContext,
): string | undefined => {
  const rule = latest ?? today
  return rule && ask(rule, answers, context)
}

const withSlots = (
  view: FieldView,
  question: Question & FilesRow,
  answer: Answer | undefined,
  { shown, context, complaints, mayEdit }: Scene,
): FieldView => ({
  ...view,
  slots: slotsOf(question, shown.answers, context).flatMap((slot, index) =>
    slot === null
      ? []
      : [
          {
            index,
            member: slot.member,
            value: nameAt(answer, index) ?? undefined,
            isReadOnly: view.isReadOnly || !mayEdit({ questionId: question.id, index, member: slot.member }),
            complaint: complaints.get(fieldIdOf({ questionId: question.id, slot: index })),
          },
        ],
  ),
})

/**
 * Returns whether the answer was derived from another question whose field now contains an invalid text. Then the
 * derived answer is not shown.
 */
const isUnfounded = (
  row: Row,
  { questionId }: FieldPlace,
  { shown: { answers }, typed, behaviour }: Scene,
): boolean => {
  const source = row.kind === 'text' ? row.derivedFrom : undefined
  if (source === undefined) return false
  const typing = typed.get(fieldIdOf({ questionId: source }))
  return (
    typing?.fault !== undefined &&
    isCurrent(typing, answers[source]) &&
    isAsDerived(behaviour, answers, questionId, source)
  )
}

const withLines = (
  view: FieldView,
  question: Question & ListRow,
  answer: Answer | undefined,
  scene: Scene,
): FieldView => {
  const lines = linesIn(answer)
  const keys = scene.linesOf(question.id, lines.length)
  const isFixed = view.isReadOnly || view.isDisabled
  return {
    ...view,
    value: undefined,
    lines: lines.map((line, index): LineView => {
      const key = keys[index] ?? ''
      return {
        key,
        canRemove: !isFixed && canRemoveLine(question, index),
        parts: Object.fromEntries(
          Object.entries(question.item).map(([part, row]) => {
            const place = { questionId: question.id, line: key, part }
            const state = { ...view, labelKey: `${question.id}.${part}` }
            return [part, viewField(row, place, line[part], state, scene)]
          }),
        ),
      }
    }),
    canAddLine: !isFixed && canAddLine(question, answer, scene.shown.answers, scene.context),
  }
}
