/** The same tree with other words: what Arabic and English owe the Hebrew original. */
export type WordsLike<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : WordsLike<Original[Key]>
}
