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

/** Whether two texts are the same name, as a person would judge it. */
export const isSameName = (one: string, other: string): boolean => fold(one) === fold(other)

/** At the beginning of a word, the Arabic article left aside. */
const beginsWord = (name: string, typed: string): boolean =>
  ` ${name}`.includes(` ${typed}`) || ` ${name}`.includes(` ال${typed}`)

/**
 * Whether a name is one that was meant by what was typed, as a person would judge it: marks, quotes and hyphens do not
 * matter, and where any of the names has a word that begins so, only those that have. Folded names are kept, since each
 * keystroke asks for all of them again.
 */
export const searchMatcher = (names: () => readonly string[]): ((name: string, typed: string) => boolean) => {
  const folded = new Map<string, string>()
  let asked:
    | { readonly names: readonly string[]; readonly typed: string; readonly isWord: boolean }
    | undefined
  const foldedOf = (text: string): string => {
    const known = folded.get(text)
    if (known !== undefined) return known
    const fresh = fold(text)
    folded.set(text, fresh)
    return fresh
  }
  const isWord = (typed: string): boolean => {
    const all = names()
    if (asked?.typed !== typed || asked.names !== all)
      asked = { names: all, typed, isWord: all.some((one) => beginsWord(foldedOf(one), foldedOf(typed))) }
    return asked.isWord
  }
  return (name, typed) =>
    isWord(typed) ? beginsWord(foldedOf(name), foldedOf(typed)) : foldedOf(name).includes(foldedOf(typed))
}
