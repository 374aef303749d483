/** A field that every language has. */
export type TextRule = {
  readonly type: 'line' | 'text' | 'rich'
  /** The greatest number of characters. */
  readonly max: number
  /** The field may be empty, but then in every language. */
  readonly isOptional?: true
  /**
   * Values that are filled in when the text is shown. They are chosen from a menu and are pieces of their own, so that
   * the field is rich. Typed braces are refused.
   */
  readonly placeholders?: readonly string[]
  /** The values that the text must contain. */
  readonly needed?: readonly string[]
  /** Brackets and lines of underscores are blanks that whoever runs the portal fills in. */
  readonly hasBlanks?: true
  /** Paragraphs of plain words; `line` is a single paragraph. */
  readonly plain?: 'line' | 'paragraphs'
}

/** A field that the languages share. */
export type SharedRule = {
  readonly type: 'link' | 'icon' | 'flag' | 'number' | 'faq' | 'category' | 'choice' | 'moment'
  readonly isOptional?: true
  /** The options of a choice; a new text starts with the first. */
  readonly options?: readonly string[]
}

export type ContentPlace = {
  readonly texts: Readonly<Record<string, TextRule>>
  readonly shared: Readonly<Record<string, SharedRule>>
  /** The field that names the text in a list. */
  readonly title: string
  /** The office may add texts of this kind. The others belong to questions and pages that use them by key. */
  readonly isOpenEnded: boolean
  /** The fields with its first and last moment, if it is shown for a limited time. */
  readonly times?: readonly [from: string, until: string]
}
