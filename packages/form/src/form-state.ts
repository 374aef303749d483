import type { Answer, Answers } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import { type Behaviour, joinBehaviours, settle } from '@milgo/domain/answers/effects'
import { linesIn } from '@milgo/domain/answers/line-changes'
import type { Row } from '@milgo/domain/answers/row'
import { nameAt } from '@milgo/domain/answers/slots'
import type { FieldPlace } from './field-place.ts'
import type { FormModel, RulesContext } from './form-model.ts'
import { createLineKeys, type LineKeys } from './line-keys.ts'
import type { RefusedItem } from './server-refusal.ts'
import type { Typed } from './typed-values.ts'

/** A question, or one place in a list of files with its family member. */
export type EditedPlace = {
  readonly questionId: string
  readonly index?: number
  readonly member?: string | undefined
}

/** Returns whether a place may be edited, besides what its row allows: the whole form, some places, or nothing. */
export type MayEdit = (place: EditedPlace) => boolean

type Refused = {
  readonly place: FieldPlace
  readonly message: string
  readonly about: Answer | undefined
}

/** The state of a form at one moment. Everything that the page shows is derived from it. */
export type FormState<Context extends RulesContext> = {
  readonly model: FormModel<Context>
  /** The model's behaviour. A model without one has no effects. */
  readonly behaviour: Behaviour
  answers: Answers
  context: Context
  mayEdit: MayEdit
  /** What was typed, by field id. */
  readonly typed: Map<string, Typed>
  /** The fields that the student has left at least once, by field id. */
  readonly left: Map<string, FieldPlace>
  /** The places that were on the page when their section was handed in, by `placeIdOf`. */
  readonly handedIn: Map<string, FieldPlace>
  /** The server's messages by field id. A message counts only while the answer is the one that was refused. */
  readonly refused: Map<string, Refused>
  /** The server's messages that belong to no field of the page. */
  unplaced: readonly RefusedItem[]
  pasteRefusedIn: string | undefined
  readonly lineKeys: LineKeys
}

export const createFormState = <Context extends RulesContext>(
  model: FormModel<Context>,
  { answers, context, mayEdit }: { answers: Answers; context: Context; mayEdit: MayEdit },
): FormState<Context> => {
  const behaviour = model.behaviour ?? joinBehaviours(model.form)
  return {
    model,
    behaviour,
    answers: settle(behaviour, answers),
    context,
    mayEdit,
    typed: new Map(),
    left: new Map(),
    handedIn: new Map(),
    refused: new Map(),
    unplaced: [],
    pasteRefusedIn: undefined,
    lineKeys: createLineKeys(),
  }
}

/**
 * Sets new answers and clears everything known about these questions: typed texts, refusals, fields left and handed in.
 */
export const startOver = <Context extends RulesContext>(
  state: FormState<Context>,
  answers: Answers,
  questions: readonly Question[],
): void => {
  state.answers = settle(state.behaviour, answers)
  const ids = new Set(questions.map(({ id }) => id))
  for (const known of [state.typed, state.refused])
    for (const [id, { place }] of known) if (ids.has(place.questionId)) known.delete(id)
  for (const known of [state.left, state.handedIn])
    for (const [id, { questionId }] of known) if (ids.has(questionId)) known.delete(id)
  for (const id of ids) state.lineKeys.forget(id)
  state.unplaced = []
  state.pasteRefusedIn = undefined
}

export const questionOf = <Context extends RulesContext>(
  { model }: FormState<Context>,
  questionId: string,
): Question => {
  const question = model.form.byId.get(questionId)
  if (question === undefined) throw new Error(`The form has no question ${questionId}`)
  return question
}

export const rowAt = <Context extends RulesContext>(
  state: FormState<Context>,
  { questionId, part }: FieldPlace,
): Row => {
  const question = questionOf(state, questionId)
  if (part === undefined) return question
  const row = question.kind === 'list' ? question.item[part] : undefined
  if (row === undefined) throw new Error(`${questionId} has no part ${part}`)
  return row
}

/** Returns the keys of a repeated question's lines. */
export const linesOf = <Context extends RulesContext>(
  { answers, lineKeys }: FormState<Context>,
  questionId: string,
): readonly string[] => lineKeys.of(questionId, linesIn(answers[questionId]).length)

export const answerAt = <Context extends RulesContext>(
  state: FormState<Context>,
  { questionId, line, part, slot }: FieldPlace,
): Answer | undefined => {
  const answer = state.answers[questionId]
  if (slot !== undefined) return nameAt(answer, slot) ?? undefined
  if (line === undefined || part === undefined) return answer
  return linesIn(answer)[linesOf(state, questionId).indexOf(line)]?.[part]
}

/** Returns the id of a question or, in a repeated question, of one line. */
export const placeIdOf = ({ questionId, line }: FieldPlace): string =>
  line === undefined ? questionId : `${questionId}-${line}`

/** Returns the places of a question: the question itself and each of its lines. */
export const placesOf = <Context extends RulesContext>(
  state: FormState<Context>,
  questionId: string,
): readonly FieldPlace[] => [
  { questionId },
  ...linesOf(state, questionId).map((line): FieldPlace => ({ questionId, line })),
]
