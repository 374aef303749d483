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

const fold = (text: string): string => {
  // The Arabic forms come first: taken apart, they would lose their hamza as a mark.
  const plain = arabicForms.reduce((folded, [form, base]) => folded.replace(form, base), text)
  return plain
    .normalize('NFKD')
    .replace(marks, '')
    .replace(silent, '')
    .replace(gaps, ' ')
    .trim()
    .toLowerCase()
}

/**
 * Whether a name holds what was typed, as a person would judge it: marks, quotes and hyphens do not matter. Folded
 * names are kept, since each keystroke asks for all of them again.
 */
export const searchMatcher = (): ((name: string, typed: string) => boolean) => {
  const folded = new Map<string, string>()
  const foldedOf = (text: string): string => {
    const known = folded.get(text)
    if (known !== undefined) return known
    const fresh = fold(text)
    folded.set(text, fresh)
    return fresh
  }
  return (name, typed) => foldedOf(name).includes(foldedOf(typed))
}
