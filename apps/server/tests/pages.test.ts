import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('pages', () => {
  it.each([
    ['/', 200],
    ['/faq', 200],
    ['/faq/', 200],
    ['/faq?from=home', 200],
    ['/office/', 200],
    ['/?__proto__[x]=1', 200],
    ['/404', 404],
    ['/404/', 404],
    ['//', 404],
    ['/no-such-page', 404],
    ['/faq/deeper', 404],
    ['/office/no-such-page', 404],
  ])('%s is an application’s page, with status %i', async (url, status) => {
    const answer = await open(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<div id="root">')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('a page that exists is there for whoever asks, a monitor’s HEAD included', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await server.app.inject({ method, url: '/', headers: { accept: '*/*' } })).statusCode).toBe(200)
    }
    const program = await server.app.inject({ url: '/no-such-page', headers: { accept: '*/*' } })
    expect(program.headers['content-type']).toContain('application/json')
    expect((await server.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
  })

  it('the office is an application of its own', async () => {
    expect((await open('/office')).headers['location']).toBe('/office/')
    expect((await open('/office/')).body).not.toBe((await open('/')).body)
  })

  it('built files never change under their name, and travel compressed', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await open('/')).body)?.[1] ?? ''
    const answer = await open(script, { 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await open(script.replace(/\w+\.js/, 'older.js'))).statusCode).toBe(404)
  })

  it('no markup has inline script or style, which the policy would refuse', async () => {
    const { body } = await open('/')
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>[^<]/)
    expect(body).not.toMatch(/<style|\sstyle=/)
  })
})
