import type { Answer, Answers } from './answer.ts'
import type { Section } from './define.ts'
import { findAnswer } from './find-answer.ts'
import { isFileRow } from './row.ts'
import { trimmedNames } from './slots.ts'

const namesOf = (answer: Answer | undefined): readonly string[] =>
  [answer].flat().filter((name): name is string => typeof name === 'string')

/** Every file that the answers of a section name, shown or not. */
export const fileNamesIn = (section: Section, answers: Answers): readonly string[] =>
  section.questions.filter(isFileRow).flatMap((question) => namesOf(findAnswer(answers, question)))

/** The answers without the files that are gone. In a list the others keep their places. */
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
