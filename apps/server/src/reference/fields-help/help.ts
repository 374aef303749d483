import type { Localized } from '@milgo/messages/localized'

/** The help text of a question. */
export type Help = {
  readonly description: Localized
  /** The title, if the question's label does not fit: it has blanks to fill, or several forms. */
  readonly title?: Localized
  /** The help of a question that explains itself is hidden. The office may show it. */
  readonly show?: false
}

/** The keys of the help texts, as `helpKeyOf` returns them. */
export type HelpKeyOf<R> = {
  [Id in keyof R]: R[Id] extends { readonly help: infer Key extends string } ? Key : Id
}[keyof R]
