import type { Answer, Answers } from './answer.ts'
import type { Section } from './define.ts'
import { findAnswer } from './find-answer.ts'
import { isFileRow } from './row.ts'
import { trimmedNames } from './slots.ts'

const namesOf = (answer: Answer | undefined): readonly string[] =>
  [answer].flat().filter((name): name is string => typeof name === 'string')

/** Returns the name of every file in the answers of a section, shown or not. */
export const fileNamesIn = (section: Section, answers: Answers): readonly string[] =>
  section.questions.filter(isFileRow).flatMap((question) => namesOf(findAnswer(answers, question)))

/** Returns the answers without the deleted files. In a list the other files stay at their index. */
export const withoutFiles = (
  section: Section,
  answers: Answers,
  isGone: (fileName: string) => boolean,
): Answers => {
  const left: Record<string, Answer> = { ...answers }
  for (const question of section.questions.filter(isFileRow)) {
    const answer = findAnswer(answers, question)
    if (!namesOf(answer).some(isGone)) continue
    const rest = Array.isArray(answer)
      ? trimmedNames(answer.map((name) => (isGone(name) ? null : name)))
      : undefined
    if (rest === undefined) delete left[question.id]
    else left[question.id] = rest
  }
  return left
}
