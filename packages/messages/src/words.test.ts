import { describe, expect, it } from 'vitest'
import { isOtherArabicTerm } from './arabic-terms.fixture.ts'
import { isOtherVoice } from './hebrew-voice.fixture.ts'
import { defaultLanguage, directionOf, languages, localeVersion } from './languages.ts'

declare global {
  interface ImportMeta {
    glob(pattern: string, options: { readonly eager: true }): Record<string, Record<string, unknown>>
  }
}

/** Every namespace of every language, found in the folders, so that a new file is tested without an entry here. */
const modules = import.meta.glob('./*/*.ts', { eager: true })

const numberForms = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * Returns whether the node is a sentence with number forms. Languages need different forms, so that the group counts as
 * one text.
 */
const isCounted = (node: unknown): node is Record<string, string> & { readonly other: string } =>
  typeof node === 'object' &&
  node !== null &&
  'other' in node &&
  Object.keys(node).every((form) => numberForms.includes(form))

/** Returns texts by `file/export.key.key`; for a sentence with number forms, the form `other`. */
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

/** Returns whether a language must have the key. The office has no Arabic. */
const isOwed = (language: string, key: string): boolean => language !== 'ar' || !key.startsWith('office')

const hebrew = wordsOf('he')
/** Returns the Hebrew texts that this language must have too. */
const owedIn = (language: string): readonly (readonly [string, string])[] =>
  [...hebrew].filter(([key]) => isOwed(language, key))
const placeholdersIn = (words: string): readonly string[] =>
  [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

/** Matches two numbers with a dash between them, which a right-to-left line would show in the wrong order: 20–8. */
const bareRange = /(?<!\u2066)(?:\{\w+\}|\d+)%?–(?:\{\w+\}|\d)/u

const hebrewLetters = /\p{Script=Hebrew}/u
const arabicLetters = /\p{Script=Arabic}/u

describe('words', () => {
  it('are found', () => {
    expect(hebrew.size).toBeGreaterThan(200)
    expect(hebrew.get('questions.ts/questions.firstName')).toBe('שם פרטי')
  })

  it('are Hebrew and right to left by default', () => {
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
  ])('quotations in %s use only %s', (language, _, others) => {
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
    'the number forms of %s are those of the language, and have no other placeholders',
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

  it.each(languages)('every SMS of %s names its sender', (language) => {
    const words = wordsOf(language)
    const brand = words.get('shell.ts/shell.brand') ?? ''
    const texts = [...words].filter(([key]) => /^message-texts\.ts.+\.sms$/.test(key))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(([, sms]) => !sms.includes(brand))).toEqual([])
  })

  it('of Hebrew address the reader in the plural', () => {
    expect([...hebrew].filter(([, words]) => isOtherVoice(words))).toEqual([])
  })

  it('of Arabic use one word for one thing', () => {
    expect([...wordsOf('ar')].filter(([, words]) => isOtherArabicTerm(words))).toEqual([])
  })

  it.each(['he', 'ar'])('ranges of %s are shown from left to right', (language) => {
    // The component page shows a component with a text that is not isolated.
    const shown = [...wordsOf(language)].filter(([key]) => !key.startsWith('kit.ts/'))
    expect(shown.filter(([, words]) => bareRange.test(words))).toEqual([])
  })

  it.each(languages)('sums of %s have the shekel sign before them', (language) => {
    const named = /[\d}] ?(?:ש״ח|شيكل|NIS)|(?:ש״ח|NIS) ?[\d{]/u
    // Letters that were already sent are printed again in the same words.
    const others = [...wordsOf(language)].filter(([path]) => !path.startsWith('score.ts/letterScoreLines'))
    expect(others.filter(([, words]) => named.test(words))).toEqual([])
  })

  it.each([
    ['he', /(?<!\p{L})(?:לא הצהרתם|אי אפשר|אין|ביטול)[^.:,;]*(?<!\p{L})(?:בלי ש|אינכם|שלא|״לא)/u],
    ['he', /(?<!\p{L})בלי ל\p{L}+[^.:,;]*(?<!\p{L})אי אפשר/u],
    ['ar', /لم تصرّحوا[^.:،؛]*لستم/u],
    [
      'en',
      /\b(?:did not|undo)\b[^.:,;]*\bnot\b|\b(?:no|cannot)\b[^.:,;]*\bun(?:published|noticed|sent|paid)\b/i,
    ],
  ] as const)('of %s do not deny what is denied already', (language, denied) => {
    expect([...wordsOf(language)].filter(([, words]) => denied.test(words))).toEqual([])
  })

  it('of English say application for a request, and uploaded for a file', () => {
    const calques = /\brequests?\b|\bloaded successfully\b|\bgap\b/i
    expect([...wordsOf('en')].filter(([, words]) => calques.test(words))).toEqual([])
  })

  it.each([
    ['he', /(?:שליחת|לשלוח את|שלחו את|נשלח|יישלח) (?:ה?תיקון|ה?תיקונים|תיקוני|ה?ערעור)(?!\p{L})/u],
    ['he', /(?:ה?תיקון|ה?תיקונים|ה?ערעור)(?: \p{L}+)? (?:נשלח|נשלחו)(?!\p{L})/u],
    ['ar', /(?:إرسال|أرسلوا|يُرسَ?ل) (?:ال)?(?:تصحيح|استئناف)/u],
    ['en', /\b(?:send|sent|sends) (?:the |your |an? )?(?:corrections?|appeal)\b/i],
    ['en', /\b(?:corrections?|appeal) (?:was|were|(?:has|have) (?:not )?been) (?:not )?sent\b/i],
  ] as const)('of %s submit corrections and an appeal, and do not send them', (language, sending) => {
    expect([...wordsOf(language)].filter(([, words]) => sending.test(words))).toEqual([])
  })

  it.each([
    ['he', /(?<!\p{L})כאן(?!\p{L})/u],
    ['ar', /(?<!\p{L})هنا(?!\p{L})/u],
    ['en', /\bhere\b/i],
  ])('about a status in %s do not say "here": the public guide and mails repeat them', (language, here) => {
    const guide = [...wordsOf(language)].filter(([path]) => path.startsWith('status-guide.ts/'))
    expect(guide.length).toBeGreaterThan(50)
    expect(guide.filter(([, words]) => here.test(words))).toEqual([])
  })

  it('of English say of an event what happened, in the past', () => {
    const events = [...wordsOf('en')].filter(([path]) => path.startsWith('status.ts/statusEvents.'))
    expect(events.length).toBeGreaterThan(20)
    const past = /\b(?:was|were|has passed|rejected|confirmed|saved)\b/i
    expect(events.filter(([, event]) => !past.test(event))).toEqual([])
  })

  it.each(['he', 'en'])('of %s call no event like a status, because the trail shows both', (language) => {
    const words = [...wordsOf(language)]
    const statuses = new Set(words.flatMap(([path, text]) => (/statuses\./i.test(path) ? [text] : [])))
    expect(statuses.size).toBeGreaterThan(20)
    const events = words.filter(([path]) => path.startsWith('status.ts/statusEvents.'))
    expect(events.filter(([, event]) => statuses.has(event))).toEqual([])
  })

  it('of Arabic have no noun after a number that the operator or a manager may change', () => {
    // The noun would have to change with the number: 10 دقائق, 15 دقيقة. Lines of a score are in letters already sent.
    const counting = /\{(?:minutes|most|from)\} (?!فأكثر|إلى|و)\p{L}/u
    const own = [...wordsOf('ar')].filter(([path]) => !path.startsWith('score.ts/'))
    expect(own.filter(([, words]) => counting.test(words))).toEqual([])
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
