/** Marks that stand over or under a letter, in any script; the stretching stroke of Arabic; marks of direction. */
const unheard = /\p{Mn}|[\u0640\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Quote marks, hyphens and all other signs: people write one name with and without them. */
const signs = /[^\p{L}\p{N}]+/gu

/** Letters that people write for one another. */
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

/** A name as it is searched for: two ways of writing it become the same text. */
export const searchText = (text: string): string =>
  sameLetters
    .reduce(
      (folded, [letters, one]) => folded.replace(letters, one),
      text.normalize('NFKD').replace(unheard, '').toLowerCase().replace(signs, ' '),
    )
    .trim()
