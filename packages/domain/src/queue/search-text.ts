/** Matches marks above or below a letter in any script, the stretching stroke of Arabic, and direction marks. */
const ignoredMarks = /\p{Mn}|[\u0640\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Matches quotation marks, hyphens and all other signs, because people write the same name with and without them. */
const signs = /[^\p{L}\p{N}]+/gu

/** Letters that people use interchangeably. */
const sameLetters: readonly (readonly [RegExp, string])[] = [
  [/ٱ/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ך/g, 'כ'],
  [/ם/g, 'מ'],
  [/ן/g, 'נ'],
  [/ף/g, 'פ'],
  [/ץ/g, 'צ'],
]

/** Returns the text by which a name is searched. Different spellings of a name have the same text. */
export const searchText = (text: string): string =>
  sameLetters
    .reduce(
      (folded, [letters, one]) => folded.replace(letters, one),
      text.normalize('NFKD').replace(ignoredMarks, '').toLowerCase().replace(signs, ' '),
    )
    .trim()
