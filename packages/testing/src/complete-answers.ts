import type { Answer, Answers, ListItem } from '@milgo/domain/answers/answer'
import { ask } from '@milgo/domain/answers/ask'
import type { Form, Question } from '@milgo/domain/answers/define'
import { findAnswer } from '@milgo/domain/answers/find-answer'
import type { Dictionary, Row, SimpleRow } from '@milgo/domain/answers/row'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { Random } from './random.ts'

/** What is needed to create answers besides the rows. */
export type AnswerSource = {
  readonly random: Random
  /** Returns codes of a dictionary; those within another code if the row requires that. */
  readonly codesOf: (dictionary: Dictionary, within: string | undefined) => readonly string[]
  /** Returns the name of a stored file for a question. */
  readonly fileFor: (question: Pick<Question, 'id'>) => string
}

type Scope = AnswerSource & { readonly answers: Answers; readonly context: unknown }

/**
 * Returns answers with which the whole form can be submitted: the given ones, and a valid answer for every other shown
 * question that is required. They are derived from the rows, so that a new question is answered automatically.
 * Visibility is decided as in `shownOf`, in question order.
 */
export const completeAnswers = (
  form: Form,
  given: Answers,
  context: unknown,
  source: AnswerSource,
): Answers => {
  const shown: Record<string, Answer> = {}
  const scope = { ...source, answers: shown, context }
  for (const section of form.sections) {
    if (section.visibleWhen !== undefined && !ask(section.visibleWhen, shown, context)) continue
    for (const question of section.questions) {
      if (question.visibleWhen !== undefined && !ask(question.visibleWhen, shown, context)) continue
      const answer =
        findAnswer(given, question) ??
        (isAskedFor(question, scope) ? answerTo(question, question.id, scope) : undefined)
      if (answer !== undefined) shown[question.id] = answer
    }
  }
  return { ...given, ...shown }
}

const isAskedFor = ({ required }: Question, { answers, context }: Scope): boolean =>
  required !== undefined && ask(required, answers, context)

const answerTo = (row: Row, id: string, scope: Scope): Answer | undefined => {
  if (row.kind !== 'list') return simpleAnswerTo(row, id, scope)
  const line: Record<string, ListItem[string]> = {}
  for (const [part, partRow] of Object.entries(row.item)) {
    const answer = simpleAnswerTo(partRow, id, scope)
    if (answer !== undefined) line[part] = answer as ListItem[string]
  }
  return [line]
}

/** Returns an answer; undefined if the dictionary has no codes to choose from. */
const simpleAnswerTo = (row: SimpleRow, id: string, scope: Scope): Answer | undefined => {
  const { random, answers, context } = scope
  switch (row.kind) {
    case 'text':
      return 'לדוגמה'.slice(0, row.maxLength)
    case 'digits': {
      const most = row.most === undefined ? undefined : ask(row.most, answers, context)
      const [from, to] = row.range ?? [0, most ?? 10 ** Math.min(row.maxLength, 2) - 1]
      return String(random.between(from, Math.min(to, most ?? to))).padStart(row.minLength ?? 1, '7')
    }
    case 'amount':
      return String(random.between(1, 10 ** Math.min(row.maxLength, 4) - 1))
    case 'israeliId':
      return '000000018'
    case 'phone':
      return `05${String(random.below(100_000_000)).padStart(8, '0')}`
    case 'email':
      return row.sameAs === undefined ? 'demo@milgo.example' : answers[row.sameAs]
    case 'password':
      return row.sameAs === undefined ? 'Milgo-Demo-25' : answers[row.sameAs]
    case 'date': {
      const latest = row.latest ?? row.today
      return latest === undefined ? '2000-01-01' : ask(latest, answers, context)
    }
    case 'yesNo':
      return random.chance(0.15)
    case 'tick':
      return true
    case 'tickedAt':
      return '0'
    case 'choice':
      return random.pick(row.optionsWhen === undefined ? row.options : ask(row.optionsWhen, answers, context))
    case 'choices':
      return [row.exclusive ?? random.pick(row.options)]
    case 'entry': {
      const within = row.within === undefined ? undefined : String(answers[row.within] ?? '')
      const codes = scope.codesOf(row.dictionary, within)
      return codes.length === 0 ? undefined : random.pick(codes)
    }
    case 'file':
      return scope.fileFor({ id })
    case 'files':
      return slotsOf(row, answers, context).map((slot) => (slot === null ? null : scope.fileFor({ id })))
  }
}
