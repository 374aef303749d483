import type { Localized } from '@milgo/messages/localized'

/** What the help of a question says. */
export type Help = {
  readonly description: Localized
  /** Where the question's own label cannot stand above the text: it has blanks to fill, or several forms. */
  readonly title?: Localized
  /** A question that explains itself keeps its help in store, for the office to switch on. */
  readonly show?: false
}

/** The keys under which rows ask for their help, as `helpKeyOf` gives them. */
export type HelpKeyOf<R> = {
  [Id in keyof R]: R[Id] extends { readonly help: infer Key extends string } ? Key : Id
}[keyof R]
