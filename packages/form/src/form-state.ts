import type { Answer, Answers } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import { type Behaviour, joinBehaviours, settle } from '@milgo/domain/answers/effects'
import { linesIn } from '@milgo/domain/answers/line-changes'
import type { Row } from '@milgo/domain/answers/row'
import { nameAt } from '@milgo/domain/answers/slots'
import type { FieldPlace } from './field-place.ts'
import type { FormFacts, FormModel } from './form-model.ts'
import { createLineKeys, type LineKeys } from './line-keys.ts'
import type { RefusedItem } from './server-refusal.ts'
import type { Typed } from './typed-values.ts'

/** A question or, in a list of files, one place of it and whom it is about. */
export type EditedPlace = {
  readonly questionId: string
  readonly index?: number
  readonly member?: string | undefined
}

/** Whether a place may be changed here, whatever its row says: all of a form, some places, or none. */
export type MayEdit = (place: EditedPlace) => boolean

type Refused = {
  readonly place: FieldPlace
  readonly message: string
  readonly about: Answer | undefined
}

/** What a form is at one moment; everything that is shown follows from it. */
export type FormState<Facts extends FormFacts> = {
  readonly model: FormModel<Facts>
  /** The model's; where it has none, nothing follows from a change. */
  readonly behaviour: Behaviour
  answers: Answers
  facts: Facts
  mayEdit: MayEdit
  /** By the id of the field. */
  readonly typed: Map<string, Typed>
  /** The fields that the student has left once, by their ids. */
  readonly left: Map<string, FieldPlace>
  /** What was on the page when its section was handed in, by `placeIdOf`. */
  readonly handedIn: Map<string, FieldPlace>
  /** The server's words by the id of the field; they hold while the answer they were about still stands. */
  readonly refused: Map<string, Refused>
  /** What the server refused and no field of the page can show. */
  unplaced: readonly RefusedItem[]
  pasteRefusedIn: string | undefined
  readonly lineKeys: LineKeys
}

export const createFormState = <Facts extends FormFacts>(
  model: FormModel<Facts>,
  { answers, facts, mayEdit }: { answers: Answers; facts: Facts; mayEdit: MayEdit },
): FormState<Facts> => {
  const behaviour = model.behaviour ?? joinBehaviours(model.form)
  return {
    model,
    behaviour,
    answers: settle(behaviour, answers),
    facts,
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

/** Other answers to these questions, of which nobody has complained yet. */
export const startOver = <Facts extends FormFacts>(
  state: FormState<Facts>,
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

export const questionOf = <Facts extends FormFacts>(
  { model }: FormState<Facts>,
  questionId: string,
): Question => {
  const question = model.form.byId.get(questionId)
  if (question === undefined) throw new Error(`The form has no question ${questionId}`)
  return question
}

export const rowAt = <Facts extends FormFacts>(
  state: FormState<Facts>,
  { questionId, part }: FieldPlace,
): Row => {
  const question = questionOf(state, questionId)
  if (part === undefined) return question
  const row = question.kind === 'list' ? question.item[part] : undefined
  if (row === undefined) throw new Error(`${questionId} has no part ${part}`)
  return row
}

/** The names of the lines of a repeated question. */
export const linesOf = <Facts extends FormFacts>(
  { answers, lineKeys }: FormState<Facts>,
  questionId: string,
): readonly string[] => lineKeys.of(questionId, linesIn(answers[questionId]).length)

export const answerAt = <Facts extends FormFacts>(
  state: FormState<Facts>,
  { questionId, line, part, slot }: FieldPlace,
): Answer | undefined => {
  const answer = state.answers[questionId]
  if (slot !== undefined) return nameAt(answer, slot) ?? undefined
  if (line === undefined || part === undefined) return answer
  return linesIn(answer)[linesOf(state, questionId).indexOf(line)]?.[part]
}

/** A question as the student finds it on the page; of a repeated one each line comes by itself. */
export const placeIdOf = ({ questionId, line }: FieldPlace): string =>
  line === undefined ? questionId : `${questionId}-${line}`

/** All that is found of a question. */
export const placesOf = <Facts extends FormFacts>(
  state: FormState<Facts>,
  questionId: string,
): readonly FieldPlace[] => [
  { questionId },
  ...linesOf(state, questionId).map((line): FieldPlace => ({ questionId, line })),
]
