import { type Answer, type Answers, own } from './answer.ts'
import { type Form, type Question, type Section, wireNameOf } from './define.ts'
import { findAnswer, isAnswer } from './find-answer.ts'
import type { Issue } from './issue.ts'
import type { Before, EngineContext, PlacedFault } from './kinds/kind.ts'
import { readAnswer } from './kinds/kinds.ts'
import { slotsOf } from './slots.ts'

/** What a call changes: a value, or nothing where the answer was taken back. */
export type Changes = Readonly<Record<string, Answer | undefined>>

export interface DraftReading {
  readonly changes: Changes
  readonly issues: readonly Issue[]
}

/** The answers before a call: all that were kept, and those of them that are shown. */
export interface AnswersBefore {
  readonly stored?: Answers
  readonly shown?: Answers
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
 * A draft is kept whatever it lacks. A malformed value is refused by name and left as it was before, in a list the
 * malformed part alone; everything else in the same call is kept. Questions that the call does not mention are not
 * touched. The shown answers before the call, where they are known, say whom each file of a list must be about.
 */
export const readDraft = (
  section: Section,
  given: Readonly<Record<string, unknown>>,
  context: EngineContext,
  before: AnswersBefore = {},
): DraftReading => {
  const changes: Record<string, Answer | undefined> = {}
  const issues: Issue[] = []
  for (const question of section.questions) {
    if (!Object.hasOwn(given, question.id)) continue
    const { value, faults } = readAnswer(
      given[question.id],
      question,
      context,
      beforeOf(question, context, before),
    )
    for (const fault of faults) issues.push(toIssue(question, fault))
    if (value !== undefined || faults.length === 0) changes[question.id] = value
  }
  return { changes, issues }
}

/** Only what is read part by part is read beside anything. */
const beforeOf = (
  question: Question,
  context: EngineContext,
  { stored = {}, shown = {} }: AnswersBefore,
): Before | undefined => {
  if (question.kind !== 'files' && question.kind !== 'list') return undefined
  return {
    slots: question.kind === 'files' ? slotsOf(question, shown, context) : [],
    stored: findAnswer(stored, question),
  }
}

/** Of changes those that differ from the answers; what is no answer to its question takes back the one before. */
export const changesIn = (form: Form, answers: Answers, changes: Changes): Changes => {
  const found: Record<string, Answer | undefined> = {}
  for (const id of Object.keys(changes)) {
    const value = changes[id]
    if (value !== own(answers, id)) found[id] = isAnswer(form, id, value) ? value : undefined
  }
  return found
}

/** Answers with changes laid over them; an answer taken back is gone. Where nothing changes, the very same answers. */
export const withChanges = (answers: Answers, changes: Changes): Answers => {
  const changed = Object.keys(changes).filter((id) => own(answers, id) !== changes[id])
  if (changed.length === 0) return answers
  const result: Record<string, Answer> = changed.every((id) => changes[id] !== undefined)
    ? { ...answers }
    : Object.fromEntries(Object.entries(answers).filter(([id]) => !changed.includes(id)))
  for (const id of changed) {
    const value = changes[id]
    if (value !== undefined) result[id] = value
  }
  return result
}
