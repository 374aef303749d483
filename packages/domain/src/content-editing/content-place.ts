/** A field that every language has. */
export type TextRule = {
  readonly type: 'line' | 'text' | 'rich'
  /** So many characters fit its place. */
  readonly max: number
  /** It may be empty, but then in every language. */
  readonly isOptional?: true
  /**
   * Values that are filled in when the text is read. They are chosen from a menu and stand as pieces of their own, so that
   * the field is rich; braces that somebody typed are refused.
   */
  readonly placeholders?: readonly string[]
  /** Of those, what the text is useless without. */
  readonly needed?: readonly string[]
  /** Paragraphs of bare words; `line` is a single one. */
  readonly plain?: 'line' | 'paragraphs'
}

/** A field that the languages share. */
export type SharedRule = {
  readonly type: 'link' | 'icon' | 'flag' | 'number' | 'faq' | 'category' | 'choice' | 'moment'
  readonly isOptional?: true
  /** What a choice is made from; a new text begins with the first. */
  readonly options?: readonly string[]
}

export type ContentPlace = {
  readonly texts: Readonly<Record<string, TextRule>>
  readonly shared: Readonly<Record<string, SharedRule>>
  /** The field that a list calls the text by. */
  readonly title: string
  /** The office may write new ones; the others belong to questions and pages that ask for them by name. */
  readonly isOpenEnded: boolean
  /** The fields with its first and last instant, where it is shown for a time only. */
  readonly times?: readonly [from: string, until: string]
}
