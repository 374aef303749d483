import { expect, it, vi } from 'vitest'
import { firstLanguage } from './first-language.ts'
import { storeChosenLanguage } from './language-choice.ts'

type Browser = {
  readonly search?: string
  readonly stored?: string
  readonly languages?: readonly string[]
}

const stubBrowser = ({ search = '', stored, languages = [] }: Browser) => {
  const storage = new Map(stored === undefined ? [] : [['milgo.language', stored]])
  vi.stubGlobal('document', { cookie: '' })
  const location = new URL(`http://localhost/faq${search}#question-1`)
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: { key: 'x' },
    replaceState: (_state: unknown, _unused: string, address: URL) => {
      location.href = address.href
    },
  })
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  return storage
}

const inPortal = () => firstLanguage(['he', 'ar', 'en'])
const inOffice = () => firstLanguage(['he', 'en'])

it.each<[string, Browser, string, string]>([
  ['no language given', {}, 'he', 'he'],
  ['the browser’s language is Arabic', { languages: ['ar-IL', 'en'] }, 'ar', 'en'],
  ['the browser’s first supported language', { languages: ['ru-RU', 'en-GB', 'ar'] }, 'en', 'en'],
  ['no supported language', { languages: ['ru-RU', 'fr'] }, 'he', 'he'],
  ['a tag that only begins like a supported one', { languages: ['arc', 'enm'] }, 'he', 'he'],
  ['a tag in capitals', { languages: ['AR'] }, 'ar', 'he'],
  ['the stored choice before the browser', { stored: 'he', languages: ['ar'] }, 'he', 'he'],
  ['a stored choice that is not supported', { stored: 'ar', languages: ['en'] }, 'ar', 'en'],
  ['a stored choice of no language', { stored: 'toString', languages: ['en'] }, 'en', 'en'],
  ['the address before the stored choice', { search: '?lang=en', stored: 'he' }, 'en', 'en'],
  ['all three contradict', { search: '?lang=en', stored: 'he', languages: ['ar'] }, 'en', 'en'],
  ['an unsupported language in the address', { search: '?lang=xx', stored: 'en' }, 'en', 'en'],
])('%s', (_, browser, portal, office) => {
  stubBrowser(browser)
  expect(inPortal()).toBe(portal)
  stubBrowser(browser)
  expect(inOffice()).toBe(office)
})

it('stores a language of the address, and does not store the browser’s own', () => {
  const asked = stubBrowser({ search: '?lang=ar' })
  inPortal()
  expect(asked.get('milgo.language')).toBe('ar')
  expect(document.cookie).toMatch(/^milgo\.language=ar; Path=\//)
  const preferred = stubBrowser({ languages: ['ar'] })
  inPortal()
  expect(preferred.has('milgo.language')).toBe(false)
  expect(document.cookie).toBe('')
})

it('a language chosen on the page is kept after a reload, although the address had another one', () => {
  const storage = stubBrowser({ search: '?q=a+b&lang=ar' })
  expect(inPortal()).toBe('ar')
  storeChosenLanguage('he')
  expect(storage.get('milgo.language')).toBe('he')
  expect(location.href).toBe('http://localhost/faq?q=a+b#question-1')
  expect(inPortal()).toBe('he')
})

it('a chosen language leaves an address without a language as it is', () => {
  stubBrowser({ search: '?q=a%20b' })
  storeChosenLanguage('en')
  expect(location.href).toBe('http://localhost/faq?q=a%20b#question-1')
  expect(inPortal()).toBe('en')
})

it('uses the browser’s own language where storage is refused', () => {
  stubBrowser({ languages: ['ar'] })
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
  })
  expect(inPortal()).toBe('ar')
})
