import type { NumberReading } from './printed-numbers.ts'

/** Words of letters alone: a mark inside a name, as in Ben-David, parts it like a space. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')

const reversed = (word: string): string => [...word].reverse().join('')

const scripts = [/\p{Script=Hebrew}/u, /\p{Script=Arabic}/u, /\p{Script=Latin}/u] as const

/** Whether a text has words in a script in which the name is written: else the name cannot stand there. */
const sharesScript = (name: string, text: string): boolean =>
  scripts.some((script) => script.test(name) && script.test(text))

/**
 * What the text of a document says about a name. A PDF may hold Hebrew in the order of sight, from the last letter to the
 * first. A photo or a scan has no text, and a letter may write the name in another script: then nothing is said.
 */
export const readName = (name: string, text: string): NumberReading => {
  const found = new Set(wordsIn(text))
  const wanted = wordsIn(name)
  if (wanted.length === 0 || !sharesScript(name, text)) return 'UNREAD'
  return wanted.every((word) => found.has(word) || found.has(reversed(word))) ? 'EQUAL' : 'DIFFERENT'
}
