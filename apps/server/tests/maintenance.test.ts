import { readFileSync } from 'node:fs'
import { baseOf } from '@milgo/contracts/define-call'
import { unavailable as english } from '@milgo/messages/en/unavailable'
import { unavailable as hebrew } from '@milgo/messages/he/unavailable'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '../src/errors.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

const from = '2026-01-20T18:00:00.000Z'
const until = '2026-01-20T20:00:00.000Z'
const person = { accept: 'text/html,*/*;q=0.8' }
const settingsCall = `${baseOf('core')}/setting/get-all`

describe('a maintenance', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp({ MAINTENANCE_FROM: from, MAINTENANCE_UNTIL: until })
  })
  afterAll(() => server.close())

  const at = (instant: string) => server.clock.set(new Date(instant))
  const keysOf = async () =>
    ((await server.app.inject({ url: settingsCall })).json() as { key: string }[]).map(({ key }) => key)

  it('is announced before it begins, and nothing is closed yet', async () => {
    at('2026-01-20T17:59:59.999Z')
    expect(await keysOf()).toEqual(expect.arrayContaining(['MAINTENANCE_FROM', 'MAINTENANCE_UNTIL']))
    expect((await server.app.inject({ url: '/login', headers: person })).statusCode).not.toBe(503)
  })

  it('replaces the pages of students by a page with its end, in the reader’s language', async () => {
    at(from)
    for (const url of ['/', '/login', '/personal-area?x=1']) {
      const answer = await server.app.inject({ url, headers: person })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('7200')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.body).toContain(`<html lang="he" dir="rtl">`)
      expect(answer.body).toContain(hebrew.maintenance.title)
      expect(answer.body).toContain('22:00')
    }
    const { body } = await server.app.inject({ url: '/', headers: { ...person, 'accept-language': 'en' } })
    expect(body).toContain(english.maintenance.title)
    expect(body).toContain('dir="ltr"')
  })

  it.each([
    ['?lang=ar', 'milgo.language=en', 'he', 'ar'],
    ['', 'a=b; milgo.language=en', 'ar', 'en'],
    ['?lang=xx', 'milgo.language=ar; a=b', 'en', 'ar'],
    ['?lang=en&lang=ar', 'milgo.language=xx', 'ar', 'ar'],
    ['?lang=', 'xmilgo.language=en', 'ar-IL', 'ar'],
    ['?lang=toString', 'milgo.language=__proto__', 'ru', 'he'],
  ])(
    'with contradicting address %j, cookie %j and header %j, uses %s',
    async (query, cookie, header, language) => {
      at(from)
      const { body } = await server.app.inject({
        url: `/${query}`,
        headers: { ...person, cookie, 'accept-language': header },
      })
      expect(/<html lang="(\w+)"/.exec(body)?.[1]).toBe(language)
    },
  )

  it('refuses the calls of students with the time to come back, until just before its end', async () => {
    at('2026-01-20T19:59:59.000Z')
    const answer = await server.app.inject({ url: settingsCall })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ error: { statusCode: 503, code: 'MAINTENANCE' } })
    expect(answer.headers['retry-after']).toBe('1')
  })

  it('leaves the office and the health checks open', async () => {
    at(from)
    for (const url of ['/office', '/office/login', '/health/live', `${baseOf('core')}/office/queue`]) {
      const answer = await server.app.inject({ url, headers: person })
      expect({ url, closed: answer.statusCode === 503 }).toEqual({ url, closed: false })
    }
  })

  it('ends by itself and is not announced any more', async () => {
    at(until)
    expect(await keysOf()).not.toContain('MAINTENANCE_FROM')
  })
})

describe('an overload', () => {
  it('shows people a page that asks for itself again, and returns the error envelope to programs', async () => {
    const server = await openTestApp({}, (app) => {
      app.get('/busy', () => {
        throw new AppError('OVERLOADED')
      })
    })
    const page = await server.app.inject({ url: '/busy', headers: person })
    expect(page.statusCode).toBe(503)
    expect(page.headers['retry-after']).toBe('5')
    expect(page.body).toContain(hebrew.overload.title)
    // A page that reloads itself after a while would interrupt whoever reads it slowly (WCAG 2.2, 2.2.1).
    expect(page.body).not.toContain('http-equiv="refresh"')
    expect(page.body).toContain('<script src="/unavailable.js" data-seconds="5" defer></script>')
    // The content policy of pages allows its style and script, and it contains nothing inline.
    expect(page.headers['content-security-policy']).toContain("style-src 'self'")
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    expect(page.body).not.toMatch(/<style|style=|<script>/)
    const script = await server.app.inject({ url: '/unavailable.js' })
    expect(script.headers['content-type']).toContain('text/javascript')
    const style = await server.app.inject({ url: '/unavailable.css' })
    expect(style.headers['content-type']).toContain('text/css')
    const tokens = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8')
    const colours = style.body.match(/light-dark\([^)]+\)/g) ?? []
    expect(colours.filter((pair) => !tokens.includes(pair))).toEqual([])
    expect(style.body.match(/#[0-9a-f]+/g)).toHaveLength(2 * colours.length)

    const call = await server.app.inject({ url: '/busy', headers: { accept: 'application/json' } })
    expect(call.json()).toMatchObject({ error: { code: 'OVERLOADED' } })
    await server.close()
  })
})
