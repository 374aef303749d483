import type { Answer, Answers } from './answer.ts'
import { type Question, type Section, wireNameOf } from './define.ts'
import type { Issue } from './issue.ts'
import { type EngineContext, type PlacedFault, readAnswer } from './read-answer.ts'
import { slotsOf } from './slots.ts'

/** What a call changes: a value, or nothing where the answer was taken back. */
export type Changes = Readonly<Record<string, Answer | undefined>>

export interface DraftReading {
  readonly changes: Changes
  readonly issues: readonly Issue[]
}

export const toIssue = (question: Question, fault: PlacedFault): Issue => {
  const wire = wireNameOf(question)
  const line = typeof question.wire === 'object' && {
    member: question.wire.member,
    part: question.wire.field,
  }
  return { questionId: question.id, ...(wire !== undefined && { wire }), ...line, ...fault }
}

/**
 * A draft is kept whatever it lacks. A malformed value is refused by name and left as it was before; everything
 * else in the same call is kept. Questions that the call does not mention are not touched. The shown answers around
 * the call, where they are known, say whom each file of a list must be about.
 */
export const readDraft = (
  section: Section,
  given: Readonly<Record<string, unknown>>,
  context: EngineContext,
  around: Answers = {},
): DraftReading => {
  const changes: Record<string, Answer | undefined> = {}
  const issues: Issue[] = []
  for (const question of section.questions) {
    if (!Object.hasOwn(given, question.id)) continue
    const slots = question.kind === 'files' ? slotsOf(question, around, context) : []
    const { value, faults } = readAnswer(given[question.id], question, context, slots)
    issues.push(...faults.map((fault) => toIssue(question, fault)))
    if (value !== undefined || faults.length === 0) changes[question.id] = value
  }
  return { changes, issues }
}

/** Answers with changes laid over them; an answer taken back is gone. */
export const withChanges = (answers: Answers, changes: Changes): Answers => {
  const result = new Map(Object.entries(answers))
  for (const [id, value] of Object.entries(changes)) {
    if (value === undefined) result.delete(id)
    else result.set(id, value)
  }
  return Object.fromEntries(result)
}
