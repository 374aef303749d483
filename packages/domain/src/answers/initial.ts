import type { Answer, Answers } from './answer.ts'
import type { Section } from './define.ts'

/** Returns the initial answers of a section's questions. */
export const initialAnswers = (section: Section): Answers => {
  const answers: Record<string, Answer> = {}
  for (const question of section.questions) {
    if ('initial' in question && question.initial !== undefined) answers[question.id] = question.initial
  }
  return answers
}
