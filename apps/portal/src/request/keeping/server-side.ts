import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import { answersTo } from '@milgo/domain/answers/find-answer'
import type { RefusedItem } from '@milgo/form/server-refusal.ts'
import type { HeldStep, HeldSteps, ReadHeld } from './held-steps.ts'
import { type KeptStep, type KeptStepId, keptSteps } from './kept-steps.ts'
import { withoutRefused } from './without-refused.ts'

/** What the server has of each step, as far as the page knows. */
export type ServerSide = {
  /** The version that the answers of each step were typed upon: the server's, or an older one until somebody decides. */
  readonly versions: Readonly<Record<KeptStepId, number>>
  readonly note: (step: KeptStep, answers: Answers, version: number) => void
  /** It is sent and not answered yet: the server may have it, also where its answer never comes. */
  readonly noteSent: (step: KeptStep, sent: Answers) => void
  readonly unansweredOf: (step: KeptStep) => readonly Answers[]
  /** What it has after a save that it took in part. */
  readonly takenOf: (step: KeptStep, sent: Answers, items: readonly RefusedItem[]) => Answers
  /** Two versions that say the same are no conflict, nor is one that was sent from here and never answered. */
  readonly isOwn: (step: KeptStep, newer: HeldStep, mine: Answers) => boolean
  /**
   * The questions whose answers it does not have. Of a step that was typed upon an older version than the page knows,
   * those that were changed then.
   */
  readonly differingIn: (step: KeptStep, mine: Answers) => readonly string[]
}

/** A step of which the page has answers that the server has not, the version they were typed upon, and which they are. */
export type Restored = {
  readonly id: KeptStepId
  readonly startedFrom: number
  readonly changed: readonly string[]
  readonly unanswered?: readonly Answers[]
}

/** So many tries of one step are remembered. */
const remembered = 5

export const createServerSide = (
  start: HeldSteps,
  restored: readonly Restored[],
  readHeld: ReadHeld,
): ServerSide => {
  const versions = Object.fromEntries([
    ...keptSteps.map(({ id }) => [id, start[id].version]),
    ...restored.map(({ id, startedFrom }) => [id, startedFrom]),
  ]) as Record<KeptStepId, number>
  const held = Object.fromEntries(
    keptSteps.map((step) => [step.id, readHeld(step, start[step.id])]),
  ) as Record<KeptStepId, Answers>
  /** Nobody here has seen the version that these were typed upon. */
  const changedBefore = new Map(
    restored
      .filter(({ id, startedFrom }) => startedFrom !== start[id].version)
      .map(({ id, changed }) => [id, changed]),
  )
  const unanswered = new Map<KeptStepId, readonly Answers[]>(
    restored.map(({ id, unanswered: before = [] }) => [id, before]),
  )
  const unansweredOf = ({ id }: KeptStep) => unanswered.get(id) ?? []
  return {
    versions,
    note: ({ id, section }, answers, version) => {
      versions[id] = version
      held[id] = answersTo(section.questions, answers)
      changedBefore.delete(id)
      unanswered.delete(id)
    },
    noteSent: (step, sent) => {
      const answers = answersTo(step.section.questions, sent)
      const others = unansweredOf(step).filter((one) => !sameAnswer(one, answers))
      unanswered.set(step.id, [...others, answers].slice(-remembered))
    },
    unansweredOf,
    takenOf: (step, sent, items) => withoutRefused(step, items, { sent, before: held[step.id] }),
    isOwn: (step, newer, mine) => {
      const theirs = readHeld(step, newer)
      return [mine, ...unansweredOf(step)].some((one) => !differsOnWire(step.section, theirs, one))
    },
    differingIn: ({ id, section }, mine) =>
      changedBefore.get(id) ??
      section.questions
        .filter((question) => differsOnWire({ questions: [question] }, held[id], mine))
        .map((question) => question.id),
  }
}
