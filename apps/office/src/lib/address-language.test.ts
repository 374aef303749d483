import { expect, it, vi } from 'vitest'

it('a language in the address is used, stored, and out of the address before the router reads it', async () => {
  const location = new URL('http://localhost/office/work?lang=en&status=SUBMITTED')
  const storage = new Map<string, string>()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', location)
  vi.stubGlobal('navigator', { languages: ['he'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _unused: string, address: URL) => {
      location.href = address.href
    },
  })
  const { currentLanguage } = await import('./words.ts')
  expect(currentLanguage()).toBe('en')
  expect(storage.get('milgo.language')).toBe('en')
  expect(location.href).toBe('http://localhost/office/work?status=SUBMITTED')
})
