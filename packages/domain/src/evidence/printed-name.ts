/** Words of letters alone: a mark inside a name, as in Ben-David, parts it like a space. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const reversed = (word: string): string => [...word].reverse().join('')

/**
 * Whether every word of a name stands in a text. A PDF may hold Hebrew in the order of sight, from the last letter to the
 * first. A name that is not found says nothing: it may be written in another script.
 */
export const isNameIn = (name: string, text: string): boolean => {
  const found = new Set(wordsIn(text))
  const wanted = wordsIn(name)
  return wanted.length > 0 && wanted.every((word) => found.has(word) || found.has(reversed(word)))
}
