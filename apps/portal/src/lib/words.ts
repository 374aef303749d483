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

let shown: { readonly language: Language; readonly words: Words } = {
  language: defaultLanguage,
  words: original,
}
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const shownWords = () => shown.words
const shownLanguage = () => shown.language

const show = async (language: Language): Promise<void> => {
  shown = { language, words: await loaders[language]() }
  applyLanguage(language)
  for (const listener of listeners) listener()
}

/** The language the reader chose last time, before anything is shown. */
export const startWords = (): Promise<void> => show(storedLanguage()).catch(() => show(defaultLanguage))

export const chooseLanguage = async (language: Language): Promise<void> => {
  await show(language)
  storeLanguage(language)
}

/**
 * All words of the portal in the language shown now, as a typed tree: `useWords().shell.login`. A plain tree because
 * a missing word is then an error of the compiler, and because a translation library is 18 KB of a first load of 130.
 */
export const useWords = (): Words => useSyncExternalStore(subscribe, shownWords, shownWords)

export const useLanguage = (): Language => useSyncExternalStore(subscribe, shownLanguage, shownLanguage)
