import { type Answer, type Answers, isBlank, isRecord } from './answer.ts'
import type { Form, Question, Section } from './define.ts'
import { type DraftReading, readDraft } from './draft.ts'
import { answersTo } from './find-answer.ts'
import { hiddenAnswerOf } from './hidden-answer.ts'
import type { Issue } from './issue.ts'
import type { EngineContext, WireScope } from './kinds/kind.ts'
import { fromWire, toWire } from './kinds/kinds.ts'
import type { WireInList } from './row.ts'
import { askedNames, slotsOf } from './slots.ts'
import { shownOf } from './visibility.ts'

export type Payload = Readonly<Record<string, unknown>>

/** Returns every answer of the section, also hidden ones, so that hiding a question by mistake loses no answer. */
export const draftPayload = (form: Form, section: Section, answers: Answers, context: unknown): Payload => {
  const scope = { answers: answersTo(form.questions, answers), context }
  return write(section.questions, scope, ({ id }) => scope.answers[id])
}

/**
 * Returns what a submit sends: the answers to the shown questions of the section, only the files that are asked for,
 * and the placeholders of hidden questions.
 */
export const submitPayload = (form: Form, section: Section, answers: Answers, context: unknown): Payload => {
  const shown = shownOf(form, answers, context)
  const scope = { answers: shown.answers, context }
  const questions = section.questions.filter(
    (question) =>
      shown.ids.has(question.id) || hiddenAnswerOf(question, shown.answers, context) !== undefined,
  )
  return write(questions, scope, (question) => {
    if (!shown.ids.has(question.id)) return hiddenAnswerOf(question, shown.answers, context)
    const answer = shown.answers[question.id]
    return question.kind === 'files' ? askedNames(answer, slotsOf(question, shown.answers, context)) : answer
  })
}

const write = (
  questions: readonly Question[],
  scope: WireScope,
  answerTo: (question: Question) => Answer | undefined,
): Payload => {
  const payload: Record<string, unknown> = {}
  for (const question of questions) {
    const { wire } = question
    if (wire === undefined) continue
    const value = toWire(answerTo(question), question, scope)
    if (typeof wire === 'string') payload[wire] = value
    else payload[wire.list] = withField(payload[wire.list], wire, value)
  }
  return payload
}

interface Line {
  readonly member_type?: unknown
  readonly [field: string]: unknown
}

const isLine = (line: unknown): line is Line => isRecord(line)

const linesOf = (list: unknown): readonly Line[] => (Array.isArray(list) ? list.filter(isLine) : [])

/** Returns the list with the field set in the member's line. Adds the line if there is none. */
const withField = (list: unknown, { member, field }: WireInList, value: unknown): readonly Line[] => {
  const lines = linesOf(list)
  const known = lines.some((line) => line.member_type === member)
  return known
    ? lines.map((line) => (line.member_type === member ? { ...line, [field]: value } : line))
    : [...lines, { member_type: member, [field]: value }]
}

/**
 * Returns the answers in a payload by question id, in the code's spelling but not checked. A name, a line of a list or
 * a part of a line that is absent from the payload is absent here; null removes an answer.
 */
export const fromPayload = (section: Section, payload: Payload): Readonly<Record<string, unknown>> => {
  const given: Record<string, unknown> = {}
  for (const question of section.questions) {
    const { wire } = question
    if (wire === undefined) continue
    const holder = typeof wire === 'string' ? payload : holderOf(payload, wire)
    const name = typeof wire === 'string' ? wire : wire.field
    if (holder !== undefined && Object.hasOwn(holder, name)) {
      given[question.id] = fromWire(holder[name], question)
    }
  }
  return given
}

/**
 * Returns the member's line; undefined if there is none. For a list that is removed as a whole, returns a line that
 * removes the field.
 */
const holderOf = (payload: Payload, { list, member, field }: WireInList): Payload | undefined => {
  if (!Object.hasOwn(payload, list)) return undefined
  return isBlank(payload[list])
    ? { [field]: null }
    : linesOf(payload[list]).find((line) => line.member_type === member)
}

/**
 * Reads a payload as the server does: returns the answers that can be saved, and the issues of malformed ones. The
 * member that is sent with a file of a list must be the member that the stored answers give for its place.
 */
export const readPayload = (
  form: Form,
  section: Section,
  payload: Payload,
  context: EngineContext,
  stored: Answers = {},
): DraftReading => {
  // Only lists of files need the shown answers, and only the documents step has such lists. Other saves skip the work.
  const hasFiles = section.questions.some(({ kind }) => kind === 'files')
  const shown = hasFiles ? shownOf(form, stored, context).answers : {}
  const { changes, issues } = readDraft(section, fromPayload(section, payload), context, { stored, shown })
  return { changes, issues: [...listIssues(section, payload), ...issues] }
}

/**
 * Returns the issues of a list whose lines belong to several questions: the list or a line has the wrong type, a member
 * is unknown, or a member has a second line (the first one counts).
 */
const listIssues = (section: Section, payload: Payload): readonly Issue[] =>
  [...membersByList(section)].flatMap(([list, members]) => {
    const value = Object.hasOwn(payload, list) ? payload[list] : undefined
    if (isBlank(value)) return []
    const blame = { questionId: list, wire: list }
    if (!Array.isArray(value)) return [{ ...blame, code: 'WRONG_TYPE' } as const]
    return value.flatMap((line: unknown, index): readonly Issue[] => {
      if (!isLine(line)) return [{ ...blame, code: 'WRONG_TYPE', index }]
      if (!members.includes(line.member_type)) return [{ ...blame, code: 'UNKNOWN_OPTION', index }]
      const isFirst = value.findIndex((one) => isLine(one) && one.member_type === line.member_type) === index
      return isFirst ? [] : [{ ...blame, code: 'OPTION_NOT_ALLOWED', index }]
    })
  })

const membersByList = (section: Section): ReadonlyMap<string, readonly unknown[]> => {
  const members = new Map<string, readonly unknown[]>()
  for (const { wire } of section.questions) {
    if (typeof wire === 'object') members.set(wire.list, [...(members.get(wire.list) ?? []), wire.member])
  }
  return members
}
