import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { applyChanges } from '@milgo/domain/answers/effects'
import { answersTo } from '@milgo/domain/answers/find-answer'
import type { SteppedForm } from '@milgo/domain/answers/stepped-form'
import type { ConflictLine } from './conflict-lines.ts'

export type Side = 'mine' | 'theirs'

/** Differences that are decided by one choice: mostly one of them. */
export type ConflictChoice = {
  readonly id: string
  readonly lines: readonly ConflictLine[]
  readonly suggested: Side
}

/**
 * An answer that the change of another would clear or set goes along with it: a neighbourhood of one place's city is
 * none of the other's. What only the other place has changed is taken from there, unless the student says otherwise.
 */
export const conflictChoices = (
  form: SteppedForm,
  lines: readonly ConflictLine[],
  mine: Answers,
  theirs: Answers,
  changedHere: ReadonlySet<string>,
): readonly ConflictChoice[] => {
  const here = saidIn(form, mine)
  const differing = Object.fromEntries(lines.map(({ questionId }) => [questionId, theirs[questionId]]))
  const there = withChanges(here, differing)
  const follows = (one: string, other: string): boolean =>
    isMoved(form, here, there, one, other) || isMoved(form, there, here, one, other)
  let groups: readonly (readonly ConflictLine[])[] = []
  for (const line of lines) {
    const isTied = (group: readonly ConflictLine[]): boolean =>
      group.some(({ questionId: id }) => follows(id, line.questionId) || follows(line.questionId, id))
    const tied = groups.filter(isTied)
    groups = [...groups.filter((group) => !tied.includes(group)), [...tied.flat(), line]]
  }
  return groups.map((group) => {
    const isOurs = group.some(({ questionId }) => changedHere.has(questionId))
    return {
      id: group.map(({ questionId }) => questionId).join(),
      lines: group,
      suggested: isOurs ? 'mine' : 'theirs',
    }
  })
}

/**
 * The questions whose answers are taken from there. What goes along with half-typed words of here, and was not changed
 * here, stays with the answer that they stand over.
 */
export const takenFromThere = (
  choices: readonly ConflictChoice[],
  sideOf: (choice: ConflictChoice) => Side,
  changedHere: ReadonlySet<string>,
  halfTyped: Answers,
): ReadonlySet<string> =>
  new Set(
    choices.flatMap((choice) => {
      const ids = choice.lines.map(({ questionId }) => questionId)
      if (sideOf(choice) === 'theirs') return ids
      return ids.some((id) => id in halfTyped) ? ids.filter((id) => !changedHere.has(id)) : []
    }),
  )

/** Without what the wire has no name for: that is put together anew from what is chosen. */
const saidIn = ({ form }: SteppedForm, answers: Answers): Answers =>
  answersTo(
    form.questions.filter(({ wire }) => wire !== undefined),
    answers,
  )

/** Whether the one answer, brought over by itself, would not leave the other as it is. */
const isMoved = (
  { behaviour }: SteppedForm,
  stay: Answers,
  come: Answers,
  one: string,
  other: string,
): boolean => !sameAnswer(applyChanges(behaviour, stay, { [one]: come[one] })[other], stay[other])
