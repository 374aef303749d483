import type { Row, Rows } from './row.ts'
import type { AnyRule, Rule } from './rule.ts'

/** A row together with its question id and its section. */
export type Question = Row & { readonly id: string; readonly section: string }

export interface Section<Id extends string = string, R extends Rows = Rows, W extends AnyRule = AnyRule> {
  readonly id: Id
  readonly rows: R
  readonly questions: readonly Question[]
  readonly visibleWhen?: W
}

/** Defines a step of a form as a table that can be compared with the specification row by row. */
export const defineSection = <const Id extends string, const R extends Rows, W extends AnyRule = Rule>(
  id: Id,
  rows: R,
  whole: { readonly visibleWhen?: W } = {},
): Section<Id, R, W> => ({
  id,
  rows,
  questions: Object.entries(rows).map(([questionId, row]) => ({ ...row, id: questionId, section: id })),
  ...whole,
})

/** Sections in the order in which they are asked. Question ids are unique over all of them. */
export interface Form<S extends readonly Section[] = readonly Section[]> {
  readonly sections: S
  readonly questions: readonly Question[]
  readonly byId: ReadonlyMap<string, Question>
}

export const defineForm = <const S extends readonly Section[]>(sections: S): Form<S> => {
  const questions = sections.flatMap((section) => section.questions)
  return { sections, questions, byId: new Map(questions.map((question) => [question.id, question])) }
}

/** Returns the name of the question in the contract; for a question inside a list, the name of the list. */
export const wireNameOf = (row: Row): string | undefined =>
  typeof row.wire === 'object' ? row.wire.list : row.wire

/** The `{type}` under which files of the question are uploaded. */
export const uploadTypeOf = (row: Row): string | undefined =>
  ('uploadType' in row ? row.uploadType : undefined) ?? wireNameOf(row)

export const helpKeyOf = (question: Question): string => question.help ?? question.id
