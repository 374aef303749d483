/** Signs that people leave out or type differently: quotation marks, geresh, apostrophes, full stops. */
const silent = /["'`׳״‘’“”.,]/g

/** Everything that only parts words: spaces, hyphens, the Hebrew maqaf. */
const gaps = /[\s\-–—־_/()]+/g

/** Vowel points, accents and the Arabic tatweel. */
const marks = /[\p{M}ـ]/gu

const arabicForms: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
]

/** Letters that full and short Hebrew spelling write twice or once. */
const doubled = /([וי])\1/g

const fold = (text: string): string => {
  // The Arabic forms come first: taken apart, they would lose their hamza as a mark.
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

/** English letters for Hebrew ones, as official lists write them and as people do: Qiryat, Kiryat; Petah Tiqwa, Petach Tikva. */
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

/** A name as it is compared: its letters, and the same in the loosest spelling. */
type Folded = { readonly letters: string; readonly loose: string }

const foldAll = (text: string): Folded => {
  const letters = fold(text)
  if (!latin.test(letters)) return { letters, loose: letters }
  return { letters, loose: latinForms.reduce((loose, [form, base]) => loose.replace(form, base), letters) }
}

/** Whether two texts are the same name, as a person would judge it. */
export const isSameName = (one: string, other: string): boolean => foldAll(one).loose === foldAll(other).loose

/** At the beginning of a word, the Arabic article left aside. */
const beginsWord = (name: string, typed: string): boolean =>
  ` ${name}`.includes(` ${typed}`) || ` ${name}`.includes(` ال${typed}`)

type Comparison = (name: string, typed: string) => boolean

/** By its letters as they are typed, since half a word is not spelt out yet; or by the loosest spelling. */
const inEither =
  (isAlike: Comparison) =>
  (name: Folded, typed: Folded): boolean =>
    isAlike(name.letters, typed.letters) || isAlike(name.loose, typed.loose)

const beginsWordOf = inEither(beginsWord)
const holds = inEither((name, typed) => name.includes(typed))

/**
 * Whether a name is one that was meant by what was typed, as a person would judge it: marks, quotes and hyphens do not
 * matter, and where any of the names has a word that begins so, only those that have. Folded names are kept, since each
 * keystroke asks for all of them again.
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
    isWord(typed) ? beginsWordOf(foldedOf(name), foldedOf(typed)) : holds(foldedOf(name), foldedOf(typed))
}
