import type { Answers } from './answer.ts'
import type { Section } from './define.ts'

/** The answers of one section out of those of all. */
export const answersOfSection = ({ questions }: Section, answers: Answers): Answers => {
  const ids = new Set(questions.map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}
