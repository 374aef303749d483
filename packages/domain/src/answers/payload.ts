import { type Answers, isBlank } from './answer.ts'
import type { Form, Question, Section } from './define.ts'
import type { WireInList } from './row.ts'
import { shownOf } from './visibility.ts'
import { fromWire, toWire, type WireScope } from './wire-value.ts'

export type Payload = Readonly<Record<string, unknown>>

/** Every answer of the section, also the hidden ones: a slip of the finger loses nothing. */
export const draftPayload = (section: Section, answers: Answers, context: unknown): Payload =>
  write(section.questions, { answers, context })

/** What is handed in: the shown questions of the section and nothing else. */
export const submitPayload = (form: Form, section: Section, answers: Answers, context: unknown): Payload => {
  const shown = shownOf(form, answers, context)
  const questions = section.questions.filter((question) => shown.ids.has(question.id))
  return write(questions, { answers: shown.answers, context })
}

const write = (questions: readonly Question[], scope: WireScope): Payload => {
  const payload: Record<string, unknown> = {}
  for (const question of questions) {
    const { wire } = question
    if (wire === undefined) continue
    const value = toWire(scope.answers[question.id], question, scope)
    if (typeof wire === 'string') payload[wire] = value
    else payload[wire.list] = withField(payload[wire.list], wire, value)
  }
  return payload
}

interface Line {
  readonly member_type?: unknown
  readonly [field: string]: unknown
}

const linesOf = (list: unknown): readonly Line[] =>
  Array.isArray(list) ? list.filter((line) => typeof line === 'object' && line !== null) : []

/** The list with the field set in its member's line, which is begun where there is none yet. */
const withField = (list: unknown, { member, field }: WireInList, value: unknown): readonly Line[] => {
  const lines = linesOf(list)
  const known = lines.some((line) => line.member_type === member)
  return known
    ? lines.map((line) => (line.member_type === member ? { ...line, [field]: value } : line))
    : [...lines, { member_type: member, [field]: value }]
}

/**
 * The answers a payload mentions, by question id, re-spelled but not yet checked: `readDraft` does that. A name the
 * payload does not carry is not mentioned; a null is an answer taken back.
 */
export const fromPayload = (section: Section, payload: Payload): Readonly<Record<string, unknown>> => {
  const given: Record<string, unknown> = {}
  for (const question of section.questions) {
    const { wire } = question
    if (wire === undefined) continue
    const name = typeof wire === 'string' ? wire : wire.list
    if (!Object.hasOwn(payload, name)) continue
    given[question.id] = fromWire(
      typeof wire === 'string' ? payload[name] : fieldOf(payload[name], wire),
      question,
    )
  }
  return given
}

const fieldOf = (list: unknown, { member, field }: WireInList): unknown => {
  // Something that is no list is no answer either; it is handed on, to be refused by name.
  if (!Array.isArray(list)) return isBlank(list) ? undefined : list
  return linesOf(list).find((line) => line.member_type === member)?.[field]
}
