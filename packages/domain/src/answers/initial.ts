import type { Answer, Answers } from './answer.ts'
import type { Section } from './define.ts'

/** The answers that a section starts with. */
export const initialAnswers = (section: Section): Answers => {
  const answers: Record<string, Answer> = {}
  for (const question of section.questions) {
    if ('initial' in question && question.initial !== undefined) answers[question.id] = question.initial
  }
  return answers
}
