import type { NumberReading } from './printed-numbers.ts'

/** Splits a text into words of letters. A mark inside a name, as in Ben-David, separates words like a space. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const reversed = (word: string): string => [...word].reverse().join('')

const scripts = [/\p{Script=Hebrew}/u, /\p{Script=Arabic}/u, /\p{Script=Latin}/u] as const

/** Returns whether the text contains a script in which the name is written. Otherwise the name cannot be found. */
const sharesScript = (name: string, text: string): boolean =>
  scripts.some((script) => script.test(name) && script.test(text))

/**
 * Returns what the text of a document says about a name. A PDF may contain Hebrew in visual order, with the last letter
 * first. UNREAD if there is no text, as in a photo or a scan, or if the text is in another script.
 */
export const readName = (name: string, text: string): NumberReading => {
  const found = new Set(wordsIn(text))
  const wanted = wordsIn(name)
  if (wanted.length === 0 || !sharesScript(name, text)) return 'UNREAD'
  return wanted.every((word) => found.has(word) || found.has(reversed(word))) ? 'EQUAL' : 'DIFFERENT'
}
