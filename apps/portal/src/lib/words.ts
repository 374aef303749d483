import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import { useSyncExternalStore } from 'react'
import { applyLanguage, storedLanguage, storeLanguage } from './language.ts'
import { words as original } from './words-he.ts'

type Words = WordsLike<typeof original>

/** Hebrew comes with the application: most read it, and it stands in when the others cannot be fetched. */
const loaders: Record<Language, () => Promise<Words>> = {
  he: async () => original,
  ar: async () => (await import('./words-ar.ts')).words,
  en: async () => (await import('./words-en.ts')).words,
}

type Shown = {
  readonly language: Language
  readonly words: Words
  /** The language that was asked for last and did not come. */
  readonly missing?: Language
}

let shown: Shown = { language: defaultLanguage, words: original }
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const shownWords = () => shown.words
const shownLanguage = () => shown.language
const missingLanguage = () => shown.missing

const show = (next: Shown): void => {
  shown = next
  applyLanguage(next.language)
  for (const listener of listeners) listener()
}

let lastRequest = 0

/** Shows that language, or says that it did not come. Only the last request counts, however late the others arrive. */
const request = async (language: Language): Promise<boolean> => {
  lastRequest += 1
  const current = lastRequest
  const words = await loaders[language]().catch(() => undefined)
  if (current !== lastRequest) return false
  show(words ? { language, words } : { ...shown, missing: language })
  return words !== undefined
}

/** The language the reader chose last time, before anything is shown; Hebrew when it does not come. */
export const startWords = async (): Promise<void> => {
  await request(storedLanguage())
}

export const chooseLanguage = async (language: Language): Promise<void> => {
  if (await request(language)) storeLanguage(language)
}

export const forgetMissingLanguage = (): void => show({ language: shown.language, words: shown.words })

/**
 * All words of the portal in the language shown now, as a typed tree: `useWords().shell.login`. A plain tree because
 * a missing word is then an error of the compiler, and because a translation library is 18 KB of a first load of 130.
 */
export const useWords = (): Words => useSyncExternalStore(subscribe, shownWords, shownWords)

export const useLanguage = (): Language => useSyncExternalStore(subscribe, shownLanguage, shownLanguage)

/** A language that the reader asked for and that could not be fetched. */
export const useMissingLanguage = (): Language | undefined =>
  useSyncExternalStore(subscribe, missingLanguage, () => undefined)
