import { type Answers, sameAnswer } from './answer.ts'
import { type Changes, withChanges } from './draft.ts'

/** What follows from a change of one answer: which others are set, and which taken back (undefined). */
export type Effect = (answers: never) => Changes

/** What follows from a change, by the question that changed; and what holds at all times. */
export interface Behaviour {
  readonly onChange: Readonly<Record<string, Effect>>
  readonly always: readonly Effect[]
}

/** A behaviour that can only name questions of these answers, and only set them to what they can be. */
export interface BehaviourOf<A> {
  readonly onChange: { readonly [Id in keyof A]?: (answers: A) => ChangesOf<A> }
  readonly always: readonly ((answers: A) => ChangesOf<A>)[]
}

type ChangesOf<A> = { readonly [Id in keyof A]?: A[Id] | undefined }

const follow = (effect: Effect, answers: Answers): Changes =>
  (effect as (answers: Answers) => Changes)(answers)

/** The first behaviour's effects, then the second's, as one. */
export const joinBehaviours = (...behaviours: readonly Behaviour[]): Behaviour => ({
  onChange: Object.assign({}, ...behaviours.map((one) => one.onChange)),
  always: behaviours.flatMap((one) => one.always),
})

/** What holds at all times, brought about. Applying it again changes nothing. */
export const settle = (behaviour: Behaviour, answers: Answers): Answers =>
  behaviour.always.reduce((settled, effect) => withChanges(settled, follow(effect, settled)), answers)

/**
 * A change of one or more answers with all that follows. An effect never overrides an answer that came in the same
 * call: whoever resets the children and enters the siblings in one go keeps the siblings. The page calls it with one
 * answer, the server with the answers of a call; both end with the same answers.
 */
export const applyChanges = (behaviour: Behaviour, answers: Answers, changes: Changes): Answers => {
  const given = new Set(Object.keys(changes))
  const done = new Set<string>()
  let result = withChanges(answers, changes)
  let changed = differing(answers, result)
  while (changed.length > 0) {
    const before = result
    for (const id of changed) {
      done.add(id)
      const effect = behaviour.onChange[id]
      if (effect !== undefined) result = withChanges(result, except(follow(effect, result), given))
    }
    // Each question sets off its effect at most once, so that this ends whatever the table says.
    changed = differing(before, result).filter((id) => !done.has(id))
  }
  return settle(behaviour, result)
}

const differing = (one: Answers, other: Answers): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((id) => !sameAnswer(one[id], other[id]))

const except = (changes: Changes, ids: ReadonlySet<string>): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([id]) => !ids.has(id)))
