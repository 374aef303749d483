import { type Answer, type Answers, own } from './answer.ts'
import { type Form, type Question, type Section, wireNameOf } from './define.ts'
import { findAnswer, isAnswer } from './find-answer.ts'
import type { Issue } from './issue.ts'
import type { Before, EngineContext, PlacedFault } from './kinds/kind.ts'
import { readAnswer } from './kinds/kinds.ts'
import { slotsOf } from './slots.ts'

/** The answers that a call changes, by question id. Undefined removes the answer. */
export type Changes = Readonly<Record<string, Answer | undefined>>

export interface DraftReading {
  readonly changes: Changes
  readonly issues: readonly Issue[]
}

/** The answers before a call: all stored ones, and those of them that are shown. */
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
 * Reads the answers of a save, which may be incomplete. A malformed value is reported as an issue and the stored answer
 * stays; in a list this is true for each part by itself. All other values of the call become changes. Questions that
 * the call does not mention are not touched. The shown answers before the call, if given, say which family member each
 * file of a list belongs to.
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

/** Returns what is needed to read lists and lists of files part by part; undefined for all other kinds. */
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

/**
 * Returns the changes that differ from the answers. A value with the wrong shape for its question becomes undefined,
 * which removes the answer.
 */
export const changesIn = (form: Form, answers: Answers, changes: Changes): Changes => {
  const found: Record<string, Answer | undefined> = {}
  for (const id of Object.keys(changes)) {
    const value = changes[id]
    if (value !== own(answers, id)) found[id] = isAnswer(form, id, value) ? value : undefined
  }
  return found
}

/**
 * Returns the answers with the changes applied; undefined removes an answer. Returns the same object if nothing
 * changes.
 */
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
