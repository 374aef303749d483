import { describe, expect, it } from 'vitest'
import {
  answerAsset,
  answerPage,
  forgetOldReleases,
  kindOf,
  type Release,
  storeRelease,
} from './offline-pages.ts'

const origin = 'https://milgo.example'

/** Imitates the browser's caches as far as they are used. */
const createCaches = () => {
  const all = new Map<string, Map<string, Response>>()
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href
  const cacheOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) =>
        void entries.set(addressOf(request), response),
    } as unknown as Cache
  }
  return {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo | URL) =>
      [...all.values()]
        .map((entries) => entries.get(addressOf(request))?.clone())
        .find((one) => one !== undefined),
  }
}

const shellOf = (number: number) => `<html>release ${number}</html>`
const releases: readonly Release[] = await Promise.all(
  [0, 1, 2, 3].map(async (number) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shellOf(number)))
    return {
      shellHash: Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''),
      assets: [`/assets/form-${number}.js`],
    }
  }),
)
const releaseOf = (number: number): Release => releases[number] ?? { shellHash: '', assets: [] }

/** Imitates a service that serves one release, or cannot be reached. */
const createService = () => {
  const service = { shows: 1, isReachable: true, asked: [] as string[] }
  const fetch = async (address: string | Request): Promise<Response> => {
    const path = new URL(address instanceof Request ? address.url : address, origin).pathname
    service.asked.push(path)
    if (!service.isReachable) throw new TypeError('Failed to fetch')
    if (path === '/page.html') return new Response(shellOf(service.shows))
    return path.includes(`-${service.shows}.`) ? new Response(path) : new Response('', { status: 404 })
  }
  return { service, fetch }
}

const open = () => {
  const caches = createCaches()
  const { service, fetch } = createService()
  const worldOf = (number: number) => ({ release: releaseOf(number), caches, fetch })
  const update = async (number: number) => {
    service.shows = number
    await storeRelease(worldOf(number))
    await forgetOldReleases(worldOf(number))
  }
  const assetOf = (number: number) => new Request(`${origin}/assets/form-${number}.js`)
  return { caches, service, fetch, worldOf, update, assetOf }
}

describe('the kind of a request', () => {
  it.each([
    ['navigate', '', '/registration?step=2', 'page'],
    ['navigate', '', '/', 'page'],
    ['navigate', '', '/office/', 'other'],
    ['navigate', '', '/admin/code', 'other'],
    ['navigate', '', '/core-service/api/v1/user-request/submitted-copy', 'other'],
    ['cors', 'script', '/assets/form-1.js', 'asset'],
    ['cors', 'font', '/assets/rubik.woff2', 'asset'],
    ['no-cors', 'style', '/assets/index.css', 'asset'],
    // Personal data is never stored.
    ['cors', '', '/core-service/api/v1/user/current-user', 'other'],
    ['cors', '', '/assets/form-1.js', 'other'],
    ['no-cors', 'image', '/core-service/files/1', 'other'],
    ['cors', 'worker', '/assets/readability-worker-a.js', 'other'],
    ['cors', 'script', '/office/assets/office.js', 'other'],
  ] as const)('%s of a "%s": %s is %s', (mode, destination, path, expected) => {
    expect(kindOf({ method: 'GET', mode, destination, url: origin + path }, origin)).toBe(expected)
  })

  it('is "other" when something is sent, or for another origin', () => {
    const page = { mode: 'navigate', destination: '', url: `${origin}/registration` } as const
    expect(kindOf({ ...page, method: 'POST' }, origin)).toBe('other')
    expect(kindOf({ ...page, method: 'GET' }, 'https://elsewhere.example')).toBe('other')
  })
})

describe('without a connection', () => {
  it('a page is the stored shell, and its files are there', async () => {
    const { service, worldOf, update, assetOf } = open()
    await update(1)
    service.isReachable = false
    const gone = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await (await answerPage(worldOf(1), gone)).text()).toBe(shellOf(1))
    expect(await (await answerAsset(worldOf(1), assetOf(1))).text()).toBe('/assets/form-1.js')
  })

  it('a page that was never stored fails as before', async () => {
    const { worldOf } = open()
    await expect(answerPage(worldOf(1), () => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone')
  })

  it("online, the page is always the service's", async () => {
    const { worldOf, update } = open()
    await update(1)
    expect(await (await answerPage(worldOf(1), async () => new Response('newer'))).text()).toBe('newer')
  })
})

describe('a new release', () => {
  it("is stored completely or not at all: with another release's shell or a missing file, nothing is stored", async () => {
    const { caches, service, worldOf, update } = open()
    await update(1)
    // During an update another node still answers with the old release.
    const early = { ...worldOf(2), release: { ...releaseOf(2), assets: releaseOf(1).assets } }
    await expect(storeRelease(early)).rejects.toThrow('another release')
    service.shows = 2
    const lacking = { ...worldOf(2), release: { ...releaseOf(2), assets: ['/assets/gone-9.js'] } }
    await expect(storeRelease(lacking)).rejects.toThrow()
    const [kept, ...others] = await caches.keys()
    expect(others).toEqual([])
    expect(await (await (await caches.open(kept ?? '')).match('/page.html'))?.text()).toBe(shellOf(1))
  })

  it('takes over, and an open page of the release before still gets its files', async () => {
    const { caches, service, worldOf, update, assetOf } = open()
    for (const number of [1, 2, 3]) await update(number)
    expect(await caches.keys()).toHaveLength(2)
    service.isReachable = false
    expect(await (await answerPage(worldOf(3), () => Promise.reject(new TypeError('x')))).text()).toBe(
      shellOf(3),
    )
    for (const number of [2, 3])
      expect(await (await answerAsset(worldOf(3), assetOf(number))).text()).toBe(`/assets/form-${number}.js`)
    await expect(answerAsset(worldOf(3), assetOf(1))).rejects.toThrow('Failed to fetch')
  })

  it('fetches an unlisted file once, and stores no wrong answer', async () => {
    const { service, worldOf, update } = open()
    await update(1)
    service.asked.length = 0
    const font = () => new Request(`${origin}/assets/arabic-1.woff2`)
    const lost = () => new Request(`${origin}/assets/lost-9.js`)
    for (const _ of ['first', 'again']) {
      expect((await answerAsset(worldOf(1), font())).ok).toBe(true)
      expect((await answerAsset(worldOf(1), lost())).status).toBe(404)
    }
    expect(service.asked).toEqual(['/assets/arabic-1.woff2', '/assets/lost-9.js', '/assets/lost-9.js'])
  })
})
