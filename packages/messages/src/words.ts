/** One sentence in the forms its number asks for; each language gives those it has (Hebrew three, Arabic six). */
export type NumberForms = { readonly other: string } & Partial<
  Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>
>

/** The same tree with other words: what Arabic and English owe the Hebrew original. */
export type WordsLike<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string
    ? string
    : Original[Key] extends NumberForms
      ? NumberForms
      : WordsLike<Original[Key]>
}
