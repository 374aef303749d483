import { sameAnswer } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import type { Fault, Issue } from '@milgo/domain/answers/issue'
import { labelKeyOf } from '@milgo/domain/answers/lines'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { Shown } from '@milgo/domain/answers/visibility'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { Complaint } from './field-view.ts'
import type { RulesContext } from './form-model.ts'
import { answerAt, type FormState, linesOf } from './form-state.ts'
import type { Problem } from './form-status.ts'
import { isCurrent, type Typed } from './typed-values.ts'

/** Returns the field that shows an issue: a part of a line, a place in a list of files, or the question. */
const placeOf = <Context extends RulesContext>(
  state: FormState<Context>,
  { questionId, index, part }: Issue,
): FieldPlace => {
  const kind = state.model.form.byId.get(questionId)?.kind
  if (kind === 'files' && index !== undefined) return { questionId, slot: index }
  if (kind !== 'list' || index === undefined || part === undefined) return { questionId }
  const line = linesOf(state, questionId)[index]
  return line === undefined ? { questionId } : { questionId, line, part }
}

const faultOf = ({ code, params }: Issue): Fault => ({ code, ...(params && { params }) })

/**
 * Returns the problems of all shown fields in the order of the page, at most one for each field. A typed text that is
 * not a valid answer comes before the server's message, and that comes before an issue of the rules.
 */
export const findWrong = <Context extends RulesContext>(
  state: FormState<Context>,
  shown: Shown,
): readonly Problem[] => {
  const { form } = state.model
  const wrong = new Map<string, Problem>()
  const add = (question: Question, place: FieldPlace, complaint: Complaint, index?: number) => {
    const fieldId = fieldIdOf(place)
    if (wrong.has(fieldId)) return
    const labelKey =
      place.part === undefined
        ? labelKeyOf(question, shown.answers, state.context)
        : `${question.id}.${place.part}`
    const member = memberAt(question, place, shown, state.context)
    wrong.set(fieldId, {
      fieldId,
      place,
      section: question.section,
      labelKey,
      index,
      ...(member !== undefined && { member }),
      complaint,
    })
  }
  for (const { place, fault } of malformedIn(state, shown)) {
    const question = form.byId.get(place.questionId)
    if (question && fault) add(question, place, fault, lineIndex(state, place))
  }
  for (const { place, message, about } of state.refused.values()) {
    const question = form.byId.get(place.questionId)
    if (question && shown.ids.has(question.id) && sameAnswer(about, answerAt(state, place)))
      add(question, place, { message }, lineIndex(state, place))
  }
  for (const issue of state.model.issues(state.answers, state.context)) {
    const question = form.byId.get(issue.questionId)
    if (question) add(question, placeOf(state, issue), faultOf(issue), issue.index)
  }
  const order = new Map(form.questions.map(({ id }, index) => [id, index]))
  const orderOf = ({ place }: Problem): number => order.get(place.questionId) ?? order.size
  return [...wrong.values()].sort((one, other) => orderOf(one) - orderOf(other))
}

/** Returns the typed texts of shown fields that are not valid answers. */
export const malformedIn = <Context extends RulesContext>(
  state: FormState<Context>,
  shown: Shown,
): readonly Typed[] =>
  [...state.typed.values()].filter(
    (typing) =>
      typing.fault !== undefined &&
      shown.ids.has(typing.place.questionId) &&
      isCurrent(typing, answerAt(state, typing.place)),
  )

const lineIndex = <Context extends RulesContext>(
  state: FormState<Context>,
  { questionId, line, slot }: FieldPlace,
): number | undefined => (line === undefined ? slot : linesOf(state, questionId).indexOf(line))

/** Returns the family member whose document the file in a list is, or undefined for every other field. */
const memberAt = (
  question: Question,
  { slot }: FieldPlace,
  { answers }: Shown,
  context: RulesContext,
): string | undefined =>
  question.kind === 'files' && slot !== undefined
    ? slotsOf(question, answers, context)[slot]?.member
    : undefined

/**
 * Returns the warnings by field id. A field with a problem gets no warning, because two remarks would contradict each
 * other.
 */
export const findWarnings = <Context extends RulesContext>(
  state: FormState<Context>,
  wrong: readonly Problem[],
): ReadonlyMap<string, Fault> => {
  const wrongIds = new Set(wrong.map(({ fieldId }) => fieldId))
  return new Map(
    (state.model.warnings?.(state.answers, state.context) ?? [])
      .map((issue) => [fieldIdOf(placeOf(state, issue)), faultOf(issue)] as const)
      .filter(([fieldId]) => !wrongIds.has(fieldId)),
  )
}
