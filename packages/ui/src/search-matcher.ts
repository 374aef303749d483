/** Signs that people omit or type differently: quotation marks, geresh, apostrophes, full stops. */
const silent = /["'`׳״‘’“”.,]/g

/** Everything that only separates words: spaces, hyphens, the Hebrew maqaf. */
const gaps = /[\s\-–—־_/()]+/g

/** Vowel points, accents and the Arabic tatweel. */
const marks = /[\p{M}ـ]/gu

const arabicForms: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
]

/** Letters that full Hebrew spelling doubles and short spelling writes once. */
const doubled = /([וי])\1/g

const fold = (text: string): string => {
  // The Arabic forms are replaced first. Decomposed, they would lose their hamza as a mark.
  const plain = arabicForms.reduce((folded, [form, base]) => folded.replace(form, base), text)
  return plain
    .normalize('NFKD')
    .replace(marks, '')
    .replace(silent, '')
    .replace(doubled, '$1')
    .replace(gaps, ' ')
    .trim()
    .toLowerCase()
}

/** Spellings of Hebrew names in English letters, official and usual: Qiryat, Kiryat; Petah Tiqwa, Petach Tikva. */
const latinForms: readonly (readonly [RegExp, string])[] = [
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/t[sz]/g, 'z'],
  [/[ck]h|c/g, 'h'],
  [/e[iy]/g, 'e'],
  [/\bkef/g, 'kf'],
  [/([a-z])\1/g, '$1'],
]

const latin = /[a-z]/

/** A name prepared for comparison: its letters, and the same in the loosest spelling. */
type Folded = { readonly letters: string; readonly loose: string }

const foldAll = (text: string): Folded => {
  const letters = fold(text)
  if (!latin.test(letters)) return { letters, loose: letters }
  return { letters, loose: latinForms.reduce((loose, [form, base]) => loose.replace(form, base), letters) }
}

/** Returns whether two texts are the same name, as a person would judge it. */
export const isSameName = (one: string, other: string): boolean => foldAll(one).loose === foldAll(other).loose

/** Returns whether a word of the name begins with the typed text, with or without the Arabic article. */
const beginsWord = (name: string, typed: string): boolean =>
  ` ${name}`.includes(` ${typed}`) || ` ${name}`.includes(` ال${typed}`)

type Comparison = (name: string, typed: string) => boolean

/** Compares the letters as typed, because a half-typed word cannot be respelled yet, and also the loosest spellings. */
const inEither =
  (isAlike: Comparison) =>
  (name: Folded, typed: Folded): boolean =>
    isAlike(name.letters, typed.letters) || isAlike(name.loose, typed.loose)

const beginsWordOf = inEither(beginsWord)
const containsText = inEither((name, typed) => name.includes(typed))

/**
 * Returns a function that says whether a typed text may mean a name, as a person would judge it. Marks, quotes and
 * hyphens do not matter. If any name has a word that begins with the text, only such names match. Folded names are
 * cached, because each keystroke compares all of them again.
 */
export const searchMatcher = (names: () => readonly string[]): Comparison => {
  const folded = new Map<string, Folded>()
  let asked:
    | { readonly names: readonly string[]; readonly typed: string; readonly isWord: boolean }
    | undefined
  const foldedOf = (text: string): Folded => {
    const known = folded.get(text)
    if (known !== undefined) return known
    const fresh = foldAll(text)
    folded.set(text, fresh)
    return fresh
  }
  const isWord = (typed: string): boolean => {
    const all = names()
    if (asked?.typed !== typed || asked.names !== all)
      asked = { names: all, typed, isWord: all.some((one) => beginsWordOf(foldedOf(one), foldedOf(typed))) }
    return asked.isWord
  }
  return (name, typed) =>
    isWord(typed)
      ? beginsWordOf(foldedOf(name), foldedOf(typed))
      : containsText(foldedOf(name), foldedOf(typed))
}
