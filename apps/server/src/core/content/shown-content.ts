import {
  type ContentDocument,
  plainText,
  type SharedValue,
  textIn,
} from '@milgo/domain/content/content-document'
import type { Language } from '@milgo/messages/languages'
import type { CurrentContent } from '../../store/current-content.ts'

export const isShown = ({ document }: Pick<CurrentContent, 'document'>): boolean =>
  document.shared['show'] !== false

const positionOf = ({ document, key }: CurrentContent): readonly [number, number] => [
  Number(document.shared['position'] ?? 0),
  Number(key),
]

/** Returns the texts that are shown, in the editor's order. */
export const inOrder = <T extends CurrentContent>(texts: readonly T[]): readonly T[] =>
  texts.filter(isShown).toSorted((one, other) => {
    const [a, b] = [positionOf(one), positionOf(other)]
    return a[0] - b[0] || a[1] - b[1]
  })

/** Returns the text of a field; in Hebrew if the language has none. */
export const wordsIn = (document: ContentDocument, language: Language, field: string): string =>
  plainText(textIn(document, language, field))

export const wordsOrNull = (document: ContentDocument, language: Language, field: string): string | null =>
  wordsIn(document, language, field) || null

/** Returns a value that all languages share; null if there is none. */
export const sharedOrNull = (document: ContentDocument, field: string): string | null =>
  stringOf(document.shared[field]) || null

const stringOf = (value: SharedValue | undefined): string => (typeof value === 'string' ? value : '')
