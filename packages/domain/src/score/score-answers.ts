import type { Answer, Answers } from '../answers/answer.ts'
import type { Snapshot } from '../answers/snapshot.ts'
import type { ApplicationAnswers } from '../application/answers.ts'
import { affectedParents, isSingleParent } from '../application/family/rules.ts'
import { hasServed, isReservist, livedInIsraelAt18 } from '../application/personal/rules.ts'
import type { ScoreAnswers, ScoreLocality } from './score-inputs.ts'

/**
 * Returns the answers in a snapshot's lines by question id, without those of lists. A snapshot contains no hidden
 * answers.
 */
export const answersOfSnapshot = ({ sections }: Pick<Snapshot, 'sections'>): Answers => {
  const answers: Record<string, Answer> = {}
  for (const { lines } of sections)
    for (const { questionId, value, index } of lines)
      if (index === undefined && value !== null) answers[questionId] = value
  return answers
}

const countOf = (digits: string | undefined): number => Number(digits ?? 0)

/** Returns the score's input from the shown answers, and from the reference data about the place at 18. */
export const scoreAnswersOf = (
  answers: ApplicationAnswers,
  place: Omit<ScoreLocality, 'isInIsrael'>,
): ScoreAnswers => ({
  childrenCount: countOf(answers.childrenCount),
  siblingsStudentsCount: countOf(answers.siblingsStudentsCount),
  isSingleParent: isSingleParent(answers),
  affectedParents: affectedParents(answers),
  serviceMonths: hasServed(answers) ? countOf(answers.serviceMonths) : 0,
  daysInReserve: isReservist(answers) ? countOf(answers.daysInReserve) : 0,
  localityAt18: { ...place, isInIsrael: livedInIsraelAt18(answers) },
})
