import type { AnswersOf } from './answer.ts'
import type { Section } from './define.ts'
import type { Rows } from './row.ts'

/** The functions of a row that read answers. */
type Readers<R> = {
  [Key in keyof R]: R[Key] extends (...args: never) => unknown
    ? R[Key]
    : R[Key] extends { readonly pick: infer Pick extends (...args: never) => unknown }
      ? Pick
      : never
}[keyof R]

/** The functions that read answers in the lines of a repeated question. */
type LineReaders<R> = R extends { readonly item: infer Item }
  ? { [Part in keyof Item]: Readers<Item[Part]> }[keyof Item]
  : never

type Fits<Fn, Asked, Context> = Fn extends (...args: infer Args) => unknown
  ? [Asked, Context] extends readonly [...Args, ...unknown[]] | Args
    ? true
    : false
  : true

/** The other questions that a row names. */
type Named<R> =
  | (R extends { readonly sameAs: infer Id } ? Id : never)
  | (R extends { readonly within: infer Id } ? Id : never)

/** The options that a row mentions outside its list of options. */
type Mentioned<R> =
  | (R extends { readonly initial: infer Initial }
      ? Initial extends readonly (infer Option)[]
        ? Option
        : Initial
      : never)
  | (R extends { readonly exclusive: infer Option } ? Option : never)
  | (R extends { readonly wireValues: infer Spelled } ? keyof Spelled : never)

/**
 * The questions that a row names but the form does not ask, and the options that the row mentions but does not have.
 */
type Untrue<R, Asked> =
  | Exclude<Named<R>, keyof Asked>
  | (R extends { readonly options: readonly (infer Option)[] } ? Exclude<Mentioned<R>, Option> : never)

type LineUntrue<R, Asked> = R extends { readonly item: infer Item }
  ? { [Part in keyof Item]: Untrue<Item[Part], Asked> }[keyof Item]
  : never

/** `true` if there is no misfit, otherwise the misfits. */
type TrueUnless<Misfit> = [Misfit] extends [never] ? true : Misfit

/**
 * `true` if every rule of the rows reads only answers that the form asks for, in the type in which they are stored, and
 * only values that the context contains; if every question that a row names is asked; and if every option that a row
 * mentions is one of its options. Otherwise the ids of the rows that do not fit.
 */
export type RulesFit<R extends Rows, Asked extends Rows, Context> = TrueUnless<
  {
    [Id in keyof R]: false extends Fits<Readers<R[Id]> | LineReaders<R[Id]>, AnswersOf<Asked>, Context>
      ? Id
      : [Untrue<R[Id], Asked> | LineUntrue<R[Id], Asked>] extends [never]
        ? never
        : Id
  }[keyof R]
>

/** Checks in the same way the rules that show a whole section: `true`, or the ids of the sections that do not fit. */
export type SectionsFit<S extends readonly Section[], Asked extends Rows, Context> = TrueUnless<
  {
    [Place in keyof S]: false extends Fits<NonNullable<S[Place]['visibleWhen']>, AnswersOf<Asked>, Context>
      ? S[Place]['id']
      : never
  }[number]
>
