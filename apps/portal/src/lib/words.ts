import { defaultLanguage, type Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import { keepEndings } from '@milgo/ui/keep-ending.ts'
import { useSyncExternalStore } from 'react'
import { applyLanguage, storeLanguage } from './language.ts'
import { words as original } from './words-he.ts'

type Words = WordsLike<typeof original>

/** Hebrew comes with the application: most read it, and it stands in when the others cannot be fetched. */
const loaders: Record<Language, () => Promise<Words>> = {
  he: async () => original,
  ar: async () => keepEndings((await import('./words-ar.ts')).words),
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
/** The language shown now, for whoever is no component. */
export const currentLanguage = (): Language => shown.language
const missingLanguage = () => shown.missing

/** What the page that the build prepared was written with: a part of it that wakes up late is compared with that. */
const preparedWords = (): Words => original
const preparedLanguage = (): Language => defaultLanguage

const show = (next: Shown): void => {
  shown = next
  applyLanguage(next.language)
  for (const listener of listeners) listener()
}

/** Words that came with a page of their own; they change language together with all others. */
const further = new Set<(language: Language) => Promise<void>>()
let wanted: Language = defaultLanguage

const loadFurther = (language: Language) => Promise.all([...further].map((load) => load(language)))

let lastRequest = 0

/** Shows that language, or says that it did not come. Only the last request counts, however late the others arrive. */
const request = async (language: Language): Promise<boolean> => {
  lastRequest += 1
  const current = lastRequest
  wanted = language
  const words = await Promise.all([loaders[language](), loadFurther(language)]).then(
    ([loaded]) => loaded,
    () => undefined,
  )
  if (current !== lastRequest) return false
  show(words ? { language, words } : { ...shown, missing: language })
  return words !== undefined
}

/** The language that `early.ts` has found, before anything is shown; Hebrew when its words do not come. */
export const startWords = async (): Promise<void> => {
  await request(document.documentElement.lang as Language)
}

export const chooseLanguage = async (language: Language): Promise<void> => {
  if (await request(language)) storeLanguage(language)
}

export const forgetMissingLanguage = (): void => show({ language: shown.language, words: shown.words })

/**
 * All words of the portal in the language shown now, as a typed tree: `useWords().shell.login`. A plain tree because
 * a missing word is then an error of the compiler, and because a translation library is 18 KB of a first load of 130.
 */
export const useWords = (): Words => useSyncExternalStore(subscribe, shownWords, preparedWords)

/**
 * The words of one feature, which come with its code: `const useLoginWords = featureWords(he, { ar, en })`. The route
 * that loads that code waits for `furtherWordsReady`.
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

/** Resolves when whatever code has come so far can speak the language shown, and the one asked for. */
export const furtherWordsReady = async (): Promise<void> => {
  await Promise.all([loadFurther(shown.language), loadFurther(wanted)])
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage, preparedLanguage)

/** A language that the reader asked for and that could not be fetched. */
export const useMissingLanguage = (): Language | undefined =>
  useSyncExternalStore(subscribe, missingLanguage, () => undefined)
