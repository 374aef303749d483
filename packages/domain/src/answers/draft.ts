import type { Answer, Answers } from './answer.ts'
import { type Question, type Section, wireNameOf } from './define.ts'
import type { Issue } from './issue.ts'
import { type EngineContext, type PlacedFault, readAnswer } from './read-answer.ts'

/** What a call changes: a value, or nothing where the answer was taken back. */
export type Changes = Readonly<Record<string, Answer | undefined>>

export interface DraftReading {
  readonly changes: Changes
  readonly issues: readonly Issue[]
}

export const toIssue = (question: Question, fault: PlacedFault): Issue => {
  const wire = wireNameOf(question)
  return { questionId: question.id, ...(wire !== undefined && { wire }), ...fault }
}

/**
 * A draft is kept whatever it lacks. A malformed value is refused by name and left as it was before; everything
 * else in the same call is kept. Questions that the call does not mention are not touched.
 */
export const readDraft = (
  section: Section,
  given: Readonly<Record<string, unknown>>,
  context: EngineContext,
): DraftReading => {
  const changes: Record<string, Answer | undefined> = {}
  const issues: Issue[] = []
  for (const question of section.questions) {
    if (!Object.hasOwn(given, question.id)) continue
    const { value, faults } = readAnswer(given[question.id], question, context)
    issues.push(...faults.map((fault) => toIssue(question, fault)))
    if (value !== undefined || faults.length === 0) changes[question.id] = value
  }
  return { changes, issues }
}

/** Answers with changes laid over them; an answer taken back is gone. */
export const withChanges = (answers: Answers, changes: Changes): Answers => {
  const result: Record<string, Answer> = { ...answers }
  for (const [id, value] of Object.entries(changes)) {
    if (value === undefined) delete result[id]
    else result[id] = value
  }
  return result
}

/** The answers that belong to one section. */
export const answersIn = (section: Section, answers: Answers): Answers =>
  Object.fromEntries(
    section.questions.flatMap(({ id }) => {
      const answer = answers[id]
      return answer === undefined ? [] : [[id, answer]]
    }),
  )
