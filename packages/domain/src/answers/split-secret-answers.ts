import type { Answers } from './answer.ts'
import type { Section } from './define.ts'

/** Splits the answers of a section into those stored in the clear and those stored encrypted. */
export const splitSecretAnswers = (
  section: Section,
  answers: Answers,
): { readonly open: Answers; readonly secret: Answers } => {
  const secretIds = section.questions.filter(({ isSecret }) => isSecret).map(({ id }) => id)
  if (secretIds.length === 0) return { open: answers, secret: {} }
  const entries = Object.entries(answers)
  return {
    open: Object.fromEntries(entries.filter(([id]) => !secretIds.includes(id))),
    secret: Object.fromEntries(entries.filter(([id]) => secretIds.includes(id))),
  }
}
