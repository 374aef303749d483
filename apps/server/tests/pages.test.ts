import { createHash } from 'node:crypto'
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
    ['/office/login', 200],
    ['/office/staff', 200],
    ['/office/queue', 200],
    ['/office/requests/0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f', 200],
    ['/office/requests/1', 404],
    ['/?__proto__[x]=1', 200],
    ['/404', 404],
    ['/404/', 404],
    ['//', 404],
    ['/no-such-page', 404],
    ['/index.html', 404],
    ['/index.html.br', 404],
    ['/pages/faq.html', 404],
    ['/office/index.html', 404],
    ['/faq/deeper', 404],
    ['/office/no-such-page', 404],
    ['/%', 404],
    ['/%E0%A4%A', 404],
    ['/faq%?x=%', 404],
    ['/office/%zz', 404],
  ])('%s is an application’s page, with status %i', async (url, status) => {
    const answer = await open(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<div id="root">')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['/FAQ', '/faq'],
    ['/Faq/', '/faq'],
    ['/OFFICE', '/office'],
    ['/Office/', '/office'],
    ['/OFFICE/LOGIN', '/office/login'],
    ['/Check-Eligibility?step=code?&x=%0D%0A', '/check-eligibility?step=code?&x=%0D%0A'],
  ])('%s in capitals leads to its page', async (url, page) => {
    const answer = await open(url)
    expect([answer.statusCode, answer.headers['location']]).toEqual([308, page])
  })

  it.each(['/NO-SUCH-PAGE', '/FAQ/deeper', '//FAQ', '/OFFICE/NO-SUCH-PAGE'])(
    '%s is not found',
    async (url) => {
      const answer = await open(url)
      expect([answer.statusCode, answer.headers['location']]).toEqual([404, undefined])
    },
  )

  it('a page can be read by anybody, also with HEAD as a monitor does', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await server.app.inject({ method, url: '/', headers: { accept: '*/*' } })).statusCode).toBe(200)
    }
    const program = await server.app.inject({ url: '/no-such-page', headers: { accept: '*/*' } })
    expect(program.headers['content-type']).toContain('application/json')
    expect((await server.app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
  })

  it('a program that asks for an address that cannot be read gets the envelope', async () => {
    for (const [url, accept] of [
      ['/%', '*/*'],
      ['/core-service/api/v1/%', 'text/html'],
    ] as const) {
      const answer = await open(url, { accept })
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'BAD_REQUEST'])
    }
  })

  it('the office is an application of its own', async () => {
    expect((await open('/office')).headers['location']).toBe('/office/')
    expect((await open('/office/')).body).not.toBe((await open('/')).body)
  })

  it('built files never change under their name, and are compressed', async () => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec((await open('/')).body)?.[1] ?? ''
    const answer = await open(script, { 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await open(script.replace(/[^/]+$/, 'older.js'))).statusCode).toBe(404)
  })

  it('the portal can be installed on a phone: its manifest names icons of the stated sizes', async () => {
    const { body } = await open('/')
    const manifest = await open(/rel="manifest" href="([^"]+)"/.exec(body)?.[1] ?? '')
    expect(manifest.headers['content-type']).toContain('application/manifest+json')
    const { icons, ...said } = manifest.json()
    expect(said).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', dir: 'rtl', lang: 'he' })
    const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png')
    expect(pictures.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ])
    const touch = { src: /rel="apple-touch-icon" href="([^"]+)"/.exec(body)?.[1], sizes: '180x180' }
    for (const { src, sizes } of [...pictures, touch]) {
      const { rawPayload } = await open(src)
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes)
    }
  })

  it('no markup has inline script or style, which the policy would refuse', async () => {
    const { body } = await open('/')
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>[^<]/)
    expect(body).not.toMatch(/<style|\sstyle=/)
  })

  it('the document of a page names all code that the page loads, and no other page names it', async () => {
    const named = async (url: string) => (await open(url)).body.match(/\/assets\/[\w-]+\.js/g) ?? []
    const isForm = (path: string) => path.includes('/registration-page-')
    const form = await named('/registration')
    expect(form.some(isForm)).toBe(true)
    expect(await named('/registration/')).toEqual(form)
    for (const file of form) expect([file, (await open(file)).statusCode]).toEqual([file, 200])
    for (const other of ['/', '/login', '/no-such-page', '/page.html'])
      expect([other, (await named(other)).some(isForm)]).toEqual([other, false])
  })

  it('the service worker is not cached, and stores the shell and the files of this release', async () => {
    const worker = await open('/service-worker.js')
    expect(worker.headers['content-type']).toContain('javascript')
    expect(worker.headers['cache-control']).toBe('no-cache')
    const shell = await open('/page.html')
    expect(worker.body).toContain(createHash('sha256').update(shell.body).digest('hex'))
    const assets = [...new Set(worker.body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
    // Everything that the shell refers to is available without a connection.
    const named = [...shell.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
    expect(assets).toEqual(expect.arrayContaining(named))
    for (const asset of assets) expect([asset, (await open(asset)).statusCode]).toEqual([asset, 200])
    // Not the code that reads numbers in pictures, which is megabytes in size.
    expect(assets.join()).not.toMatch(/tesseract|readability|read-number/)
  })

  it('a service worker that is switched off removes itself and everything it has stored', async () => {
    const off = await openTestApp({ OFFLINE_PAGES: 'false' })
    const ask = (url: string) => off.app.inject({ url })
    const worker = await ask('/service-worker.js')
    expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(worker.body).toContain('unregister')
    expect(worker.body).not.toContain('/assets/')
    expect((await ask('/')).statusCode).toBe(200)
    await off.close()
  })
})
