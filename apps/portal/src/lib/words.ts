import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import { keepEndings } from '@milgo/ui/keep-ending.ts'
import { useSyncExternalStore } from 'react'
import { applyLanguage, storeChosenLanguage } from './language.ts'
import { words as original } from './words-he.ts'

type Words = WordsLike<typeof original>

/**
 * Hebrew is part of the application: most people read it, and it is the fallback when another language fails to load.
 */
const loaders: Record<Language, () => Promise<Words>> = {
  he: async () => original,
  ar: async () => keepEndings((await import('./words-ar.ts')).words),
  en: async () => (await import('./words-en.ts')).words,
}

type Shown = {
  readonly language: Language
  readonly words: Words
  readonly missing?: MissingLanguage
}

/** The language that was requested last and failed to load. */
type MissingLanguage = {
  readonly language: Language
  /**
   * Whether it is the language in which the portal was opened. Then the reader may not understand the fallback; a
   * reader who changes the language understands the shown one.
   */
  readonly isFirst: boolean
}

let shown: Shown = { language: defaultLanguage, words: original }
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const shownWords = () => shown.words
/** Returns the language shown now, for code that is not a component. */
export const currentLanguage = (): Language => shown.language
const missingLanguage = () => shown.missing

/** The words of the page that the build prepared: a part that hydrates late is compared with them. */
const preparedWords = (): Words => original
const preparedLanguage = (): Language => defaultLanguage

const show = (next: Shown): void => {
  shown = next
  applyLanguage(next.language)
  for (const listener of listeners) listener()
}

/** Words that were loaded with a page; they change language together with all others. */
const further = new Set<(language: Language) => Promise<void>>()
let wanted: Language = defaultLanguage

const loadFurther = (language: Language) => Promise.all([...further].map((load) => load(language)))

let lastRequest = 0
/** The language that the portal was opened in. */
let first: Language = defaultLanguage

/**
 * Shows a language, or notes that it failed to load. Only the last request counts, in whatever order the answers
 * arrive.
 */
const request = async (language: Language): Promise<boolean> => {
  lastRequest += 1
  const current = lastRequest
  wanted = language
  const words = await Promise.all([loaders[language](), loadFurther(language)]).then(
    ([loaded]) => loaded,
    () => undefined,
  )
  if (current !== lastRequest) return false
  if (words) show({ language, words })
  else {
    // Later pages do not wait for the missing language.
    wanted = shown.language
    show({ ...shown, missing: { language, isFirst: language === first } })
  }
  return words !== undefined
}

/** Shows the language that `early.ts` has found before anything is drawn; Hebrew if its words fail to load. */
export const startWords = async (): Promise<void> => {
  first = document.documentElement.lang as Language
  await request(first)
}

export const chooseLanguage = async (language: Language): Promise<void> => {
  if (await request(language)) storeChosenLanguage(language)
}

export const forgetMissingLanguage = (): void => show({ language: shown.language, words: shown.words })

/**
 * Returns all words of the portal in the language shown now, as a typed tree: `useWords().shell.login`. It is a plain
 * tree, because a missing word is then a compiler error, and because a translation library is 18 KB of a first load of
 * 130.
 */
export const useWords = (): Words => useSyncExternalStore(subscribe, shownWords, preparedWords)

/**
 * Creates the hook for the words of one feature, which load with its code: `const useLoginWords = featureWords(he, {
 * ar, en })`. The route that loads that code waits for `furtherWordsReady`.
 */
export const featureWords = <Original>(
  original: Original,
  others: Record<Exclude<Language, 'he'>, () => Promise<WordsLike<Original>>>,
): (() => WordsLike<Original>) => {
  const loaded: { [Key in Language]?: WordsLike<Original> } = { he: original as WordsLike<Original> }
  further.add(async (language) => {
    if (language === 'ar') loaded.ar ??= keepEndings(await others.ar())
    if (language === 'en') loaded.en ??= await others.en()
  })
  return () => loaded[useLanguage()] ?? (original as WordsLike<Original>)
}

/** Resolves when all loaded code has its words in the language shown and in the language requested. */
export const furtherWordsReady = async (): Promise<void> => {
  await Promise.all([loadFurther(shown.language), loadFurther(wanted)])
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, preparedLanguage)

export const useMissingLanguage = (): MissingLanguage | undefined =>
  useSyncExternalStore(subscribe, missingLanguage, () => undefined)
