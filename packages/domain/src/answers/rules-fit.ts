import type { AnswersOf } from './answer.ts'
import type { Rows } from './row.ts'

/** The functions of a row that read answers. */
type Readers<R> = {
  [Key in keyof R]: R[Key] extends (...args: never) => unknown
    ? R[Key]
    : R[Key] extends { readonly pick: infer Pick extends (...args: never) => unknown }
      ? Pick
      : never
}[keyof R]

/** And those of the lines of a repeated question. */
type LineReaders<R> = R extends { readonly item: infer Item }
  ? { [Part in keyof Item]: Readers<Item[Part]> }[keyof Item]
  : never

type Fits<Fn, Asked, Context> = Fn extends (...args: infer Args) => unknown
  ? [Asked, Context] extends readonly [...Args, ...unknown[]] | Args
    ? true
    : false
  : true

/**
 * `true` when every rule of the rows reads only answers that the form asks for, in the type in which they are kept,
 * and facts that the context holds; otherwise the ids of the rows that do not.
 */
export type RulesFit<R extends Rows, Asked extends Rows, Context> = {
  [Id in keyof R]: false extends Fits<Readers<R[Id]> | LineReaders<R[Id]>, AnswersOf<Asked>, Context>
    ? Id
    : never
}[keyof R] extends infer Misfit
  ? [Misfit] extends [never]
    ? true
    : Misfit
  : never
