import type { Row, Rows } from './row.ts'

/** One line of a repeated question. */
export type ListItem = Readonly<
  Record<string, string | boolean | readonly string[] | readonly (string | null)[]>
>

/** Every type of value that an answer can have. An empty answer is the same as an absent one. */
export type Answer = string | boolean | readonly string[] | readonly (string | null)[] | readonly ListItem[]

/** Answers by question id, as the form engines see them. Any answer may be missing. */
export type Answers = Readonly<Record<string, Answer>>

/** The type of answer that a row asks for. */
export type AnswerOf<R extends Row> = R extends { readonly kind: 'yesNo' | 'tick' }
  ? boolean
  : R extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
    ? Option
    : R extends { readonly kind: 'choices'; readonly options: readonly (infer Option)[] }
      ? readonly Option[]
      : R extends { readonly kind: 'files' }
        ? readonly (string | null)[]
        : R extends { readonly kind: 'list'; readonly item: infer Item extends Rows }
          ? readonly AnswersOf<Item>[]
          : string

/** The answers to a set of rows, each of which may be missing. */
export type AnswersOf<R extends Rows> = { readonly [Id in keyof R]?: AnswerOf<R[Id]> }

/** Returns whether the value means "not answered", on the page and on the wire. */
export const isBlank = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === ''

/** Returns whether the value is an object with named fields, such as a line of a list. An array is not a record. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value only if the object itself has the key, because every object inherits names such as `toString`. */
export const own = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

export const sameAnswer = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other)
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left: Readonly<Record<string, unknown>> = { ...one }
  const right: Readonly<Record<string, unknown>> = { ...other }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => sameAnswer(own(left, key), own(right, key)))
}
