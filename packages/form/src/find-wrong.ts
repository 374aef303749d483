import { sameAnswer } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import type { Fault, Issue } from '@milgo/domain/answers/issue'
import { labelKeyOf } from '@milgo/domain/answers/lines'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { Shown } from '@milgo/domain/answers/visibility'
import { type FieldPlace, fieldIdOf } from './field-place.ts'
import type { Complaint } from './field-view.ts'
import type { FormFacts } from './form-model.ts'
import { answerAt, type FormState, linesOf } from './form-state.ts'
import type { Problem } from './form-status.ts'
import { isStanding, type Typed } from './typed-values.ts'

/** Where the page shows an issue: in a part of a line, in a place of a list of files, or in the question. */
const placeOf = <Facts extends FormFacts>(
  state: FormState<Facts>,
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
 * All that is wrong with the shown fields, in the order of the page and each field once: what was typed and is no
 * answer, else what the server said, else what the rules say.
 */
export const findWrong = <Facts extends FormFacts>(
  state: FormState<Facts>,
  shown: Shown,
): readonly Problem[] => {
  const { form } = state.model
  const wrong = new Map<string, Problem>()
  const add = (question: Question, place: FieldPlace, complaint: Complaint, index?: number) => {
    const fieldId = fieldIdOf(place)
    if (wrong.has(fieldId)) return
    const labelKey =
      place.part === undefined
        ? labelKeyOf(question, shown.answers, state.facts)
        : `${question.id}.${place.part}`
    const member = memberAt(question, place, shown, state.facts)
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
  for (const issue of state.model.issues(state.answers, state.facts)) {
    const question = form.byId.get(issue.questionId)
    if (question) add(question, placeOf(state, issue), faultOf(issue), issue.index)
  }
  const order = new Map(form.questions.map(({ id }, index) => [id, index]))
  const orderOf = ({ place }: Problem): number => order.get(place.questionId) ?? order.size
  return [...wrong.values()].sort((one, other) => orderOf(one) - orderOf(other))
}

/** What stands in the shown fields and is no answer. */
export const malformedIn = <Facts extends FormFacts>(
  state: FormState<Facts>,
  shown: Shown,
): readonly Typed[] =>
  [...state.typed.values()].filter(
    (typing) =>
      typing.fault !== undefined &&
      shown.ids.has(typing.place.questionId) &&
      isStanding(typing, answerAt(state, typing.place)),
  )

const lineIndex = <Facts extends FormFacts>(
  state: FormState<Facts>,
  { questionId, line, slot }: FieldPlace,
): number | undefined => (line === undefined ? slot : linesOf(state, questionId).indexOf(line))

/** Whom the file in a place of a list is about. */
const memberAt = (
  question: Question,
  { slot }: FieldPlace,
  { answers }: Shown,
  facts: FormFacts,
): string | undefined =>
  question.kind === 'files' && slot !== undefined
    ? slotsOf(question, answers, facts)[slot]?.member
    : undefined

/** What is worth a second look, by field. */
export const findWarnings = <Facts extends FormFacts>(state: FormState<Facts>): ReadonlyMap<string, Fault> =>
  new Map(
    (state.model.warnings?.(state.answers, state.facts) ?? []).map((issue) => [
      fieldIdOf(placeOf(state, issue)),
      faultOf(issue),
    ]),
  )
