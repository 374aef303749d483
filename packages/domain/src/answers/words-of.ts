import type { Row, Rows } from './row.ts'

/**
 * The texts that rows need, as types: a language that lacks a text does not compile. `labelKeyOf` and `answerLines`
 * return the same keys, with dots.
 */
export type LabelWordsOf<R extends Rows> = { readonly [Id in keyof R]: LabelWords<R[Id]> }

type LabelWords<R extends Row> = R extends {
  readonly labels: { readonly variants: readonly (infer Variant extends string)[] }
}
  ? Readonly<Record<Variant, string>>
  : R extends { readonly kind: 'list'; readonly item: infer Item }
    ? { readonly whole: string } & Readonly<Record<keyof Item, string>>
    : string

type WithOptions = { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }

type SetName<Id, R> = R extends { readonly optionSet: infer Name extends string } ? Name : Id

/** The texts of each option, by option set; also for the questions inside lists. */
export type OptionWordsOf<R extends Rows> = OptionWords<R> & InnerOptionWords<R>

type OptionWords<R extends Rows> = {
  readonly [Id in keyof R as R[Id] extends WithOptions
    ? SetName<Id, R[Id]>
    : never]: R[Id] extends WithOptions ? Readonly<Record<R[Id]['options'][number], string>> : never
}

type Items<R extends Rows> = {
  [Id in keyof R]: R[Id] extends { readonly kind: 'list'; readonly item: infer Item extends Rows }
    ? Item
    : never
}[keyof R]

type InnerOptionWords<R extends Rows> = [Items<R>] extends [never] ? unknown : OptionWords<Items<R>>

/** The titles of the parts of a page. */
export type PlaceWordsOf<R extends Rows> = Readonly<Record<R[keyof R]['place'], string>>
