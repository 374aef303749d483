import {
  type ContentDocument,
  plainText,
  type SharedValue,
  textIn,
} from '@milgo/domain/content-editing/content-document'
import type { Language } from '@milgo/messages/languages'
import type { CurrentContent } from '../../store/current-content.ts'

const isShown = ({ document }: CurrentContent): boolean => document.shared['show'] !== false

const positionOf = ({ document, key }: CurrentContent): readonly [number, number] => [
  Number(document.shared['position'] ?? 0),
  Number(key),
]

/** What readers see, in the order that the editor gave it. */
export const inOrder = <T extends CurrentContent>(texts: readonly T[]): readonly T[] =>
  texts.filter(isShown).toSorted((one, other) => {
    const [a, b] = [positionOf(one), positionOf(other)]
    return a[0] - b[0] || a[1] - b[1]
  })

/** The words of a field; Hebrew where the language has none. */
export const wordsIn = (document: ContentDocument, language: Language, field: string): string =>
  plainText(textIn(document, language, field))

export const wordsOrNull = (document: ContentDocument, language: Language, field: string): string | null =>
  wordsIn(document, language, field) || null

/** A value that all languages share; null where there is none. */
export const sharedOrNull = (document: ContentDocument, field: string): string | null =>
  stringOf(document.shared[field]) || null

const stringOf = (value: SharedValue | undefined): string => (typeof value === 'string' ? value : '')
