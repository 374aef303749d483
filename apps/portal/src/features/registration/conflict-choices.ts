import { type Answers, sameAnswer } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { applyChanges } from '@milgo/domain/answers/effects'
import { answersTo } from '@milgo/domain/answers/find-answer'
import type { SteppedForm } from '@milgo/domain/answers/stepped-form'
import type { ConflictChoice, ConflictLine, Side } from '../../request/conflict-modal.tsx'

/**
 * Groups the differences into choices. An answer that the change of another answer would clear or set belongs to the
 * same choice, because a neighbourhood of one version's city does not exist in the other's. Where only the other page
 * changed answers, its side is suggested.
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
 * Returns the questions whose answers are taken from the server. Where this page's side was chosen and a text of the
 * group is half typed, the group's answers that were not changed here are taken too: they belong to the server's answer
 * behind the half-typed text.
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

/**
 * Returns the answers without those that have no name on the wire, because those are found again in the chosen answers.
 */
const saidIn = ({ form }: SteppedForm, answers: Answers): Answers =>
  answersTo(
    form.questions.filter(({ wire }) => wire !== undefined),
    answers,
  )

/** Returns whether taking answer `one` from the other version would change answer `other`. */
const isMoved = (
  { behaviour }: SteppedForm,
  stay: Answers,
  come: Answers,
  one: string,
  other: string,
): boolean => !sameAnswer(applyChanges(behaviour, stay, { [one]: come[one] })[other], stay[other])
