import { type Answers, own, sameAnswer } from './answer.ts'
import type { Form } from './define.ts'
import { type Changes, changesIn, withChanges } from './draft.ts'
import { answersIn } from './find-answer.ts'
import { linesIn } from './line-changes.ts'

/**
 * Returns the other answers that a change of one answer sets or removes (undefined). It sees the answers after the
 * change, and those before it. An effect that sets answers of another section returns them even if they do not change:
 * see `followChanges`.
 */
export type Effect = (answers: never, before: never) => Changes

/**
 * Returns the other answers that change when a line is removed. It sees the answers before the removal, and the line's
 * index.
 */
export type LineEffect = (answers: never, index: number) => Changes

/** The effects of a form: those of a change, by the id of the changed question, and those that apply at all times. */
export interface Behaviour {
  /** Answers to unknown questions and answers of the wrong shape for their question are dropped. */
  readonly form: Form
  readonly onChange: Readonly<Record<string, Effect>>
  /**
   * By the id of the repeated question. The index is needed because equal lines cannot be told apart by their answers.
   */
  readonly onRemoveLine: Readonly<Record<string, LineEffect>>
  readonly always: readonly Effect[]
}

/** A behaviour whose types allow only questions of these answers, and only values of the right type. */
export interface BehaviourOf<A> {
  readonly onChange: { readonly [Id in keyof A]?: (answers: A, before: A) => ChangesOf<A> }
  readonly onRemoveLine?: { readonly [Id in keyof A]?: (answers: A, index: number) => ChangesOf<A> }
  readonly always: readonly ((answers: A) => ChangesOf<A>)[]
}

type ChangesOf<A> = { readonly [Id in keyof A]?: A[Id] | undefined }

/** Joins the effects of several tables over one form, in the order of the tables. */
export const joinBehaviours = (
  form: Form,
  ...behaviours: readonly (Pick<Behaviour, 'onChange' | 'always'> & Partial<Behaviour>)[]
): Behaviour => ({
  form,
  onChange: Object.assign({}, ...behaviours.map((one) => one.onChange)),
  onRemoveLine: Object.assign({}, ...behaviours.map((one) => one.onRemoveLine)),
  always: behaviours.flatMap((one) => one.always),
})

const effectOf = (effect: Effect, answers: Answers, before: Answers): Changes =>
  (effect as (answers: Answers, before: Answers) => Changes)(answers, before)

const settled = ({ always }: Behaviour, answers: Answers): Answers =>
  always.reduce((now, effect) => withChanges(now, effectOf(effect, now, answers)), answers)

/** Applies the effects that hold at all times. Applying them again changes nothing. */
export const settle = (behaviour: Behaviour, answers: Answers): Answers =>
  settled(behaviour, answersIn(behaviour.form, answers))

/**
 * Returns the answers after one or more changes with all their effects. An effect never overrides an answer of the same
 * call: a call that resets the children and enters the siblings saves the siblings. The page calls this with one
 * answer, the server with the answers of a call. Both end with the same answers once the page has sent every section
 * that its changes touched.
 */
export const applyChanges = (behaviour: Behaviour, answers: Answers, changes: Changes): Answers =>
  follow(behaviour, answers, changes).answers

/**
 * Does the same as `applyChanges` for the page, and also returns the sections that the page must send, in their order:
 * those of the changed answers and of every answer that an effect set. An answer may change and change back, so that
 * the server sees no change of it; the answers that its effects left changed must still be sent.
 */
export const followChanges = (
  behaviour: Behaviour,
  stored: Answers,
  changes: Changes,
): { readonly answers: Answers; readonly sections: readonly string[] } => {
  const { answers, named } = follow(behaviour, stored, changes)
  return { answers, sections: sectionsOf(behaviour, new Set([...Object.keys(changes), ...named])) }
}

/** Returns the answers after a change, and the ids of the questions that an effect set, changed or not. */
const follow = (
  behaviour: Behaviour,
  stored: Answers,
  changes: Changes,
): { readonly answers: Answers; readonly named: ReadonlySet<string> } => {
  const answers = answersIn(behaviour.form, stored)
  const named = new Set<string>()
  const done = new Set<string>()
  let result = settled(behaviour, withChanges(answers, changesIn(behaviour.form, answers, changes)))
  let changed = differing(answers, result)
  while (changed.length > 0) {
    const before = result
    for (const id of changed) {
      done.add(id)
      const effect = own(behaviour.onChange, id)
      if (effect === undefined) continue
      const effects = except(effectOf(effect, result, answers), changes)
      for (const touched of Object.keys(effects)) named.add(touched)
      result = withChanges(result, effects)
    }
    result = settled(behaviour, result)
    // Each question triggers its effect at most once, so that the loop ends whatever the table says.
    changed = differing(before, result).filter((id) => !done.has(id))
  }
  return { answers: result, named }
}

/**
 * Returns whether an answer equals the value that the effect of the source question gives, so that nobody has corrected
 * it.
 */
export const isAsDerived = (
  { onChange }: Pick<Behaviour, 'onChange'>,
  answers: Answers,
  questionId: string,
  source: string,
): boolean => {
  const effect = own(onChange, source)
  return (
    effect !== undefined &&
    sameAnswer(own(effectOf(effect, answers, answers), questionId), own(answers, questionId))
  )
}

/** Returns the change that removes one line of a repeated question, with the effects of the removal. */
export const lineRemoval = (
  { onRemoveLine }: Pick<Behaviour, 'onRemoveLine'>,
  answers: Answers,
  questionId: string,
  index: number,
): Changes => {
  const others = linesIn(own(answers, questionId)).filter((_, place) => place !== index)
  const effect = own(onRemoveLine, questionId) as ((answers: Answers, index: number) => Changes) | undefined
  return { [questionId]: others.length === 0 ? undefined : others, ...effect?.(answers, index) }
}

const sectionsOf = ({ form }: Behaviour, named: ReadonlySet<string>): readonly string[] =>
  form.sections.filter(({ questions }) => questions.some(({ id }) => named.has(id))).map(({ id }) => id)

const differing = (one: Answers, other: Answers): readonly string[] => {
  if (one === other) return []
  const added = Object.keys(other).filter((id) => !Object.hasOwn(one, id))
  return [...Object.keys(one), ...added].filter((id) => !sameAnswer(own(one, id), own(other, id)))
}

const except = (changes: Changes, others: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([id]) => !Object.hasOwn(others, id)))
