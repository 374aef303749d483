import { readFileSync } from 'node:fs'
import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig, Settings } from '../src/config.ts'
import { patience } from './support/patience.ts'
import { openTestApp, production, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

describe('health', () => {
  it('is live and ready', async () => {
    expect((await server.app.inject({ url: '/health/live' })).statusCode).toBe(200)
    // The check gives up early, as a load balancer needs, so a busy machine may fail once.
    await vi.waitFor(async () => {
      expect((await server.app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ok' })
    }, patience)
  })

  it('is not ready without its database, and says so at once', async () => {
    const lonely = await openTestApp()
    await lonely.database.close()
    expect((await lonely.app.inject({ url: '/health/ready' })).statusCode).toBe(503)
    expect((await lonely.app.inject({ url: '/health/live' })).statusCode).toBe(200)
    await lonely.app.close()
  })
})

describe('metrics', () => {
  const token = 'm'.repeat(40)

  it('counts answers by route', async () => {
    await server.app.inject({ url: '/core-service/api/v1/setting/get-all' })
    const { body } = await server.app.inject({ url: '/metrics' })
    expect(body).toMatch(
      /milgo_http_request_seconds_count\{.*route="\/core-service\/api\/v1\/setting\/get-all".*\} 1/,
    )
  })

  it('in production needs its token', async () => {
    const closed = await openTestApp(production)
    expect((await closed.app.inject({ url: '/metrics' })).statusCode).toBe(403)
    await closed.close()
    const guarded = await openTestApp({ ...production, METRICS_TOKEN: token })
    const ask = (authorization: string) => guarded.app.inject({ url: '/metrics', headers: { authorization } })
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(200)
    expect((await ask(`Bearer ${token}x`)).statusCode).toBe(403)
    expect((await ask(token)).statusCode).toBe(403)
    await guarded.close()
  })
})

describe('API documentation', () => {
  it('has every call of every contract, each with its answer', async () => {
    const documents = {
      core: (await server.app.inject({ url: '/api-docs/core.json' })).json(),
      authz: (await server.app.inject({ url: '/api-docs/authz.json' })).json(),
    }
    for (const call of Object.values<Call>(calls)) {
      const operation =
        documents[call.service].paths[baseOf(call.service) + call.path]?.[call.method.toLowerCase()]
      expect(operation?.summary).toBe(call.summary)
      expect(
        operation?.responses[call.success ?? 200].content[call.sendsFile ?? 'application/json'].schema,
      ).toBeDefined()
    }
    for (const [service, document] of Object.entries(documents)) {
      for (const path of Object.keys(document.paths)) expect(path).toMatch(`/${service}-service/`)
    }
  })

  it('has the refusals of calls that refuse with HTTP 200', async () => {
    const mendable = Object.values<Call>(calls).filter(({ isMendable }) => isMendable)
    expect(mendable).not.toEqual([])
    for (const { service, path, method } of mendable) {
      const document = (await server.app.inject({ url: `/api-docs/${service}.json` })).json()
      const operation = document.paths[baseOf(service) + path][method.toLowerCase()]
      const schemaOf = (status: string) => operation.responses[status].content['application/json'].schema
      expect(schemaOf('200').anyOf).toContainEqual(schemaOf('4XX'))
    }
  })

  it('has a page', async () => {
    const page = await server.app.inject({ url: '/api-docs' })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/user/get-current-time')
    expect(page.body).not.toContain('<script')
  })
})

describe('API documentation in production', () => {
  const addresses = ['/api-docs', '/api-docs/core.json', '/api-docs/authz.json']

  it.each([
    ['is off by default', {}, 404],
    ['is off when the setting says so', { API_DOCS: 'false' }, 404],
    ['is on when the setting says so', { API_DOCS: 'true' }, 200],
  ])('%s', async (_name, setting, status) => {
    const live = await openTestApp({ ...production, ...setting })
    for (const url of addresses)
      expect({ url, status: (await live.app.inject({ url })).statusCode }).toEqual({ url, status })
    await live.close()
  })
})

describe('headers', () => {
  it('allow nothing from other origins', async () => {
    const { headers } = await server.app.inject({ url: '/health/live' })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toMatch(/unsafe|data:|\*/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('same-origin')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it('let only the worker that reads pictures compile WebAssembly', async () => {
    const policyOf = async (url: string) =>
      (await server.app.inject({ url })).headers['content-security-policy']
    for (const folder of ['/assets', '/dev/kit/assets'])
      expect(await policyOf(`${folder}/readability-worker-a_B-1.js`)).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
    for (const url of [
      '/',
      '/assets/main-a.js',
      '/readability-worker-a.js',
      '/assets/readability-worker-a.js/x',
    ])
      expect(await policyOf(url)).not.toMatch(/unsafe/)
  })

  it('let the workers for PDFs and numbers compile WebAssembly in the office, and no page', async () => {
    const policyOf = async (url: string) =>
      (await server.app.inject({ url })).headers['content-security-policy']
    const worker =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    expect(await policyOf('/office/assets/pdf-worker-a_B-1.js')).toBe(worker)
    expect(await policyOf('/dev/kit/assets/pdf-worker-a_B-1.js')).toBe(worker)
    expect(await policyOf('/office/assets/numbers-worker-a_B-1.js')).toBe(worker)
    // The viewer draws on a canvas and loads from this server, so the pages of the office need no more than the
    // portal's.
    const portal = await policyOf('/')
    for (const url of [
      '/office',
      '/office/login',
      '/assets/pdf-worker-a.js',
      '/assets/numbers-worker-a.js',
      '/office/assets/pdf-worker-a.js/x',
    ])
      expect([url, await policyOf(url)]).toEqual([url, portal])
  })

  it.each(['/assets/main-a_B-1.js', '/office/assets/index-a.css', '/dev/kit/assets/rubik-a.woff2'])(
    'of a part of a page have only what applies to it: %s',
    async (url) => {
      const { headers } = await server.app.inject({ url })
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toBeUndefined()
    },
  )

  it('let the service worker load from this server only', async () => {
    const { headers } = await server.app.inject({ url: '/service-worker.js' })
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  })

  it('require HTTPS where the portal has it', async () => {
    const secure = await openTestApp({ ...production, PUBLIC_URL: 'https://milgo.example' })
    const { headers } = await secure.app.inject({ url: '/health/live' })
    expect(headers['strict-transport-security']).toContain('max-age=')
    await secure.close()
  })

  it('compress large answers', async () => {
    const answer = await server.app.inject({
      url: '/api-docs/core.json',
      headers: { 'accept-encoding': 'br' },
    })
    expect(answer.headers['content-encoding']).toBe('br')
  })
})

/** Returns every address under /dev with a route, from the printed tree of routes. */
const devAddresses = ({ app }: TestApp): string[] => {
  const branch: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = ''] = /^(.*)[├└]── (\S+) \(/.exec(line) ?? []
      const depth = indent.length / 4
      branch.splice(depth, branch.length, part)
      return branch[0]?.startsWith('/dev') ? [branch.join('')] : []
    })
}

describe('/dev', () => {
  it('shows the outbox on a laptop', async () => {
    expect((await server.app.inject({ url: '/dev/outbox' })).statusCode).toBe(200)
    expect((await server.app.inject({ url: '/dev/outbox.json' })).json()).toEqual([])
  })

  it('does not exist in production', async () => {
    const known = devAddresses(server)
    expect(known).toEqual(
      expect.arrayContaining(['/dev/outbox', '/dev/outbox.json', '/dev/staff-codes', '/dev/kit']),
    )
    const live = await openTestApp(production)
    expect(devAddresses(live)).toEqual([])
    for (const url of ['/dev', '/dev/kit', '/dev/kit/', ...known]) {
      for (const accept of ['text/html', '*/*']) {
        const answer = await live.app.inject({ url, headers: { accept } })
        expect({ url, status: answer.statusCode }).toEqual({ url, status: 404 })
      }
    }
    await live.close()
  })
})

describe('settings', () => {
  it('PUBLIC_URL is the same with a slash at its end', () => {
    const { PUBLIC_URL } = readConfig({ ...production, PUBLIC_URL: 'https://milgo.example/' }, '/')
    expect(PUBLIC_URL).toBe('https://milgo.example')
  })

  it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('development may listen on %s', (HOST) => {
    expect(readConfig({ HOST, PUBLIC_URL: 'http://localhost:4000' }, '/')).toMatchObject({ HOST })
  })

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.7' },
    { PUBLIC_URL: 'https://milgo.example' },
    { TRUSTED_PROXIES: '10.0.0.0/8' },
  ])('neither development nor a test opens /dev to other machines: %o', (setting) => {
    for (const NODE_ENV of ['development', 'test'])
      expect(() => readConfig({ NODE_ENV, ...setting }, '/')).toThrow(/would open it to others/)
    expect(() => readConfig({ ...production, ...setting }, '/')).not.toThrow()
  })

  it('every setting has its row in docs/operations.md, and every row its setting', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual(Object.keys(Settings.shape).toSorted())
  })
})
