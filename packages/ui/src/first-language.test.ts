import { expect, it, vi } from 'vitest'
import { firstLanguage } from './first-language.ts'

type Browser = {
  readonly search?: string
  readonly stored?: string
  readonly languages?: readonly string[]
}

const stubBrowser = ({ search = '', stored, languages = [] }: Browser) => {
  const storage = new Map(stored === undefined ? [] : [['milgo.language', stored]])
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { search })
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
  ['nothing said', {}, 'he', 'he'],
  ['the browser speaks Arabic', { languages: ['ar-IL', 'en'] }, 'ar', 'en'],
  ['the first that is spoken counts', { languages: ['ru-RU', 'en-GB', 'ar'] }, 'en', 'en'],
  ['none that is spoken', { languages: ['ru-RU', 'fr'] }, 'he', 'he'],
  ['a tag that only begins like one', { languages: ['arc', 'enm'] }, 'he', 'he'],
  ['a tag in capitals', { languages: ['AR'] }, 'ar', 'he'],
  ['the stored choice before the browser', { stored: 'he', languages: ['ar'] }, 'he', 'he'],
  ['a stored choice that is not spoken', { stored: 'ar', languages: ['en'] }, 'ar', 'en'],
  ['a stored choice of no language', { stored: 'toString', languages: ['en'] }, 'en', 'en'],
  ['the address before the stored choice', { search: '?lang=en', stored: 'he' }, 'en', 'en'],
  ['all three contradict', { search: '?lang=en', stored: 'he', languages: ['ar'] }, 'en', 'en'],
  ['an address that is not spoken', { search: '?lang=xx', stored: 'en' }, 'en', 'en'],
])('%s', (_, browser, portal, office) => {
  stubBrowser(browser)
  expect(inPortal()).toBe(portal)
  stubBrowser(browser)
  expect(inOffice()).toBe(office)
})

it('a language in the address is remembered, the browser’s own is not', () => {
  const asked = stubBrowser({ search: '?lang=ar' })
  inPortal()
  expect(asked.get('milgo.language')).toBe('ar')
  expect(document.cookie).toMatch(/^milgo\.language=ar; Path=\//)
  const preferred = stubBrowser({ languages: ['ar'] })
  inPortal()
  expect(preferred.has('milgo.language')).toBe(false)
  expect(document.cookie).toBe('')
})

it('a browser that refuses storage opens in its own language', () => {
  stubBrowser({ languages: ['ar'] })
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
  })
  expect(inPortal()).toBe('ar')
})
