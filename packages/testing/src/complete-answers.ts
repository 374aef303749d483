import type { Answer, Answers, ListItem } from '@milgo/domain/answers/answer'
import { ask } from '@milgo/domain/answers/ask'
import type { Form, Question } from '@milgo/domain/answers/define'
import { findAnswer } from '@milgo/domain/answers/find-answer'
import type { Dictionary, Row, SimpleRow } from '@milgo/domain/answers/row'
import { slotsOf } from '@milgo/domain/answers/slots'
import type { Random } from './random.ts'

/** What answers are made of beside the rows. */
export type AnswerSource = {
  readonly random: Random
  /** Codes of a dictionary, those within a code of another where the row asks for that. */
  readonly codesOf: (dictionary: Dictionary, within: string | undefined) => readonly string[]
  /** The name of a stored file for a question. */
  readonly fileFor: (question: Pick<Question, 'id'>) => string
}

type Scope = AnswerSource & { readonly answers: Answers; readonly context: unknown }

/**
 * Answers with which the whole form can be handed in: the given ones, and for every other shown question that asks for
 * one an answer that its row allows. Derived from the rows, so that a new question fills itself in. Visibility is asked
 * as `shownOf` asks it, in question order.
 */
export const completeAnswers = (
  form: Form,
  given: Answers,
  context: unknown,
  source: AnswerSource,
): Answers => {
  const shown: Record<string, Answer> = {}
  for (const section of form.sections) {
    if (section.visibleWhen !== undefined && !ask(section.visibleWhen, shown, context)) continue
    for (const question of section.questions) {
      if (question.visibleWhen !== undefined && !ask(question.visibleWhen, shown, context)) continue
      const scope = { ...source, answers: shown, context }
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

/** Undefined where the dictionary has nothing to choose. */
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
