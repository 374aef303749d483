import { type Answers, own, sameAnswer } from './answer.ts'
import type { Form } from './define.ts'
import { type Changes, changesIn, withChanges } from './draft.ts'
import { answersIn } from './find-answer.ts'
import { linesIn } from './line-changes.ts'

/**
 * What follows from a change of one answer: which others are set, and which taken back (undefined). It sees the
 * answers after the change, and those before it. One that reaches into another section names what it reaches also
 * where nothing of it changes: see `followChanges`.
 */
export type Effect = (answers: never, before: never) => Changes

/** What goes along with a line that is removed. It sees the answers before, and the place of the line. */
export type LineEffect = (answers: never, index: number) => Changes

/** What follows from a change, by the question that changed; and what holds at all times, which is a change too. */
export interface Behaviour {
  /** What is no answer to one of its questions, or has another shape than the question keeps, is dropped. */
  readonly form: Form
  readonly onChange: Readonly<Record<string, Effect>>
  /** By the repeated question. Among lines that are alike only who removes one knows which of them it was. */
  readonly onRemoveLine: Readonly<Record<string, LineEffect>>
  readonly always: readonly Effect[]
}

/** A behaviour that can only name questions of these answers, and only set them to what they can be. */
export interface BehaviourOf<A> {
  readonly onChange: { readonly [Id in keyof A]?: (answers: A, before: A) => ChangesOf<A> }
  readonly onRemoveLine?: { readonly [Id in keyof A]?: (answers: A, index: number) => ChangesOf<A> }
  readonly always: readonly ((answers: A) => ChangesOf<A>)[]
}

type ChangesOf<A> = { readonly [Id in keyof A]?: A[Id] | undefined }

/** The effects of several tables, in their order, over one form. */
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

/** What holds at all times, brought about. Applying it again changes nothing. */
export const settle = (behaviour: Behaviour, answers: Answers): Answers =>
  settled(behaviour, answersIn(behaviour.form, answers))

/**
 * A change of one or more answers with all that follows. An effect never overrides an answer that came in the same
 * call: whoever resets the children and enters the siblings in one go keeps the siblings. The page calls it with one
 * answer, the server with the answers of a call; both end with the same answers once the page has sent every section
 * that its changes touched.
 */
export const applyChanges = (behaviour: Behaviour, answers: Answers, changes: Changes): Answers =>
  follow(behaviour, answers, changes).answers

/**
 * The same for the page, which is told besides which sections, in their order, it must send: those of the answers
 * given and of every answer that an effect named. An answer may change and change back, and its effects with it, while
 * the server sees no change at all; what the effects left behind must be told.
 */
export const followChanges = (
  behaviour: Behaviour,
  stored: Answers,
  changes: Changes,
): { readonly answers: Answers; readonly sections: readonly string[] } => {
  const { answers, named } = follow(behaviour, stored, changes)
  return { answers, sections: sectionsOf(behaviour, new Set([...Object.keys(changes), ...named])) }
}

/** The answers after a change, and those that an effect named, changed or not. */
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
    // Each question sets off its effect at most once, so that this ends whatever the table says.
    changed = differing(before, result).filter((id) => !done.has(id))
  }
  return { answers: result, named }
}

/** Whether an answer is as it follows from another, and nobody has corrected it. */
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

/** The change that removes one line of a repeated question, with all that goes along with the line. */
export const lineRemoval = (
  { onRemoveLine }: Pick<Behaviour, 'onRemoveLine'>,
  answers: Answers,
  questionId: string,
  index: number,
): Changes => {
  const others = linesIn(own(answers, questionId)).filter((_, place) => place !== index)
  const along = own(onRemoveLine, questionId) as ((answers: Answers, index: number) => Changes) | undefined
  return { [questionId]: others.length === 0 ? undefined : others, ...along?.(answers, index) }
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
