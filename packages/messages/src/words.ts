/** One sentence in the forms for its number; each language has its own forms (Hebrew three, Arabic six). */
export type NumberForms = { readonly other: string } & Partial<
  Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>
>

/** The same tree with other texts: what Arabic and English must have for the Hebrew original. */
export type WordsLike<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string
    ? string
    : Original[Key] extends NumberForms
      ? NumberForms
      : WordsLike<Original[Key]>
}
