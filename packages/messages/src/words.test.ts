import { describe, expect, it } from 'vitest'
import { isOtherArabicTerm } from './arabic-terms.fixture.ts'
import { isOtherVoice } from './hebrew-voice.fixture.ts'
import { defaultLanguage, directionOf, languages, localeVersion } from './languages.ts'

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { readonly eager: true }): Record<string, Record<string, unknown>>
  }
}

/** Every namespace of every language, found in the folders: a new file is tested without a word here. */
const modules = import.meta.glob('./*/*.ts', { eager: true })

const numberForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/** A sentence that counts: each language has the forms it needs, so that the group stands as one. */
const isCounted = (node: unknown): node is Record<string, string> & { readonly other: string } =>
  typeof node === 'object' &&
  node !== null &&
  'other' in node &&
  Object.keys(node).every((form) => numberForms.includes(form))

/** `file/export.key.key` to words; of a sentence that counts, the form for any number. */
const wordsOf = (language: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const walk = (path: string, node: unknown): void => {
    if (typeof node === 'string') found.set(path, node)
    else if (isCounted(node)) found.set(path, node.other)
    else if (typeof node === 'object' && node !== null) {
      for (const [key, child] of Object.entries(node)) walk(`${path}.${key}`, child)
    } else throw new Error(`${path} is neither words nor a group of words`)
  }
  for (const [path, exported] of Object.entries(modules)) {
    const [, folder, file] = path.split('/')
    if (folder !== language) continue
    for (const [name, words] of Object.entries(exported)) walk(`${file}/${name}`, words)
  }
  return found
}

/** The office speaks no Arabic. */
const isOwed = (language: string, key: string): boolean => language !== 'ar' || !key.startsWith('office')

const hebrew = wordsOf('he')
/** The Hebrew that this language has to have as well. */
const owedIn = (language: string): readonly (readonly [string, string])[] =>
  [...hebrew].filter(([key]) => isOwed(language, key))
const placeholdersIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

/** Two numbers with a dash between them, which a right-to-left line would draw the other way round: 20–8. */
const bareRange = /(?<!\u2066)(?:\{\w+\}|\d+)%?–(?:\{\w+\}|\d)/u

const hebrewLetters = /\p{Script=Hebrew}/u
const arabicLetters = /\p{Script=Arabic}/u

describe('words', () => {
  it('are found', () => {
    expect(hebrew.size).toBeGreaterThan(200)
    expect(hebrew.get('questions.ts/questions.firstName')).toBe('שם פרטי')
  })

  it('are Hebrew and right to left unless somebody chooses otherwise', () => {
    expect([localeVersion, defaultLanguage, directionOf[defaultLanguage]]).toEqual(['1.3.0', 'he', 'rtl'])
  })

  it.each(languages)('no key is missing or extra in %s', (language) => {
    expect([...wordsOf(language).keys()].sort()).toEqual(
      owedIn(language)
        .map(([key]) => key)
        .sort(),
    )
  })

  it.each([
    ['he', '״…״', /["„“”«»]/],
    ['ar', '«…»', /["„“”״]/],
  ])('what %s quotes stands in %s alone', (language, _, others) => {
    expect([...wordsOf(language)].filter(([, words]) => others.test(words))).toEqual([])
  })

  it.each(languages)('the placeholders of %s are those of the Hebrew', (language) => {
    const words = wordsOf(language)
    const differing = owedIn(language).filter(
      ([key, original]) => placeholdersIn(words.get(key) ?? '').join() !== placeholdersIn(original).join(),
    )
    expect(differing).toEqual([])
  })

  it.each(languages)(
    'the sentences of %s that count have the forms of the language, and name nothing else',
    (language) => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const bad: unknown[] = []
      const walk = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return
        if (!isCounted(node)) {
          for (const child of Object.values(node)) walk(child)
          return
        }
        const named = placeholdersIn(node.other)
        const strays = Object.values(node)
          .flatMap(placeholdersIn)
          .some((name) => !named.includes(name))
        if (strays || forms.some((form) => node[form]?.trim() === '')) bad.push(node)
      }
      for (const [path, exported] of Object.entries(modules))
        if (path.startsWith(`./${language}/`)) walk(exported)
      expect(bad).toEqual([])
    },
  )

  it.each(languages)('nothing in %s is blank, padded or has a broken placeholder', (language) => {
    const bad = [...wordsOf(language)].filter(
      ([, words]) =>
        words.trim() === '' || words !== words.trim() || /[{}]/.test(words.replace(/\{\w+\}/g, '')),
    )
    expect(bad).toEqual([])
  })

  it('of Hebrew speak to the reader in the plural', () => {
    expect([...hebrew].filter(([, words]) => isOtherVoice(words))).toEqual([])
  })

  it('of Arabic name one thing by one word', () => {
    expect([...wordsOf('ar')].filter(([, words]) => isOtherArabicTerm(words))).toEqual([])
  })

  it.each(['he', 'ar'])('ranges of %s are drawn from left to right', (language) => {
    // The kit shows how a component does it with a text that does not.
    const shown = [...wordsOf(language)].filter(([key]) => !key.startsWith('kit.ts/'))
    expect(shown.filter(([, words]) => bareRange.test(words))).toEqual([])
  })

  it.each(languages)('sums of %s have the sign of the shekel before them', (language) => {
    const named = /[\d}] ?(?:ש״ח|شيكل|NIS)|(?:ש״ח|NIS) ?[\d{]/u
    // The lines of a score are those of letters that were sent: they stay as they were.
    const others = [...wordsOf(language)].filter(([path]) => !path.startsWith('score.ts/'))
    expect(others.filter(([, words]) => named.test(words))).toEqual([])
  })

  it('of English call what a student sends an application, and a file uploaded', () => {
    const calques = /\brequests?\b|\bloaded successfully\b|\bgap\b/i
    expect([...wordsOf('en')].filter(([, words]) => calques.test(words))).toEqual([])
  })

  it('are in their own language', () => {
    const arabic = wordsOf('ar')
    const english = wordsOf('en')
    const bad = [...hebrew].filter(([key, original]) => {
      const ar = arabic.get(key) ?? ''
      const en = english.get(key) ?? ''
      const isArabic = !isOwed('ar', key) || arabicLetters.test(ar)
      const translated = !hebrewLetters.test(original) || (isArabic && /[a-z]/i.test(en))
      return !translated || hebrewLetters.test(ar) || hebrewLetters.test(en) || arabicLetters.test(en)
    })
    expect(bad).toEqual([])
  })
})
