import { isPortalPage } from '@milgo/contracts/portal-paths'

/** What one release of the portal is made of, as its build says it. */
export type Release = {
  /** Of the document that all pages but the first share; another one belongs to another release. */
  readonly shellHash: string
  /** The hashed files that the form needs, whichever step is opened. */
  readonly assets: readonly string[]
}

type Caches = Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>

export type OfflineWorld = {
  readonly release: Release
  readonly caches: Caches
  readonly fetch: (address: string | Request, init?: RequestInit) => Promise<Response>
}

const prefix = 'milgo-pages-'
const shellAddress = '/page.html'

const nameOf = ({ shellHash }: Release): string => prefix + shellHash

const hashOf = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Keeps the shell and the files of this release, all or none. Where the service answers with the shell of another release,
 * as in the middle of an update, nothing is kept, and the browser tries again later: a shell without its files shows nothing.
 */
export const keepRelease = async ({ release, caches, fetch }: OfflineWorld): Promise<void> => {
  const shell = await fetch(shellAddress, { cache: 'no-cache' })
  if (!shell.ok || (await hashOf(await shell.clone().text())) !== release.shellHash)
    throw new Error('The service shows another release')
  const files = await Promise.all(
    release.assets.map(async (asset) => {
      const file = await fetch(asset)
      if (!file.ok) throw new Error(`${asset} answered ${file.status}`)
      return [asset, file] as const
    }),
  )
  const cache = await caches.open(nameOf(release))
  for (const [address, file] of [...files, [shellAddress, shell] as const]) await cache.put(address, file)
}

/** Of the releases before, the last one stays: a page of it that is still open may need another of its files. */
export const forgetOldReleases = async ({
  release,
  caches,
}: Pick<OfflineWorld, 'release' | 'caches'>): Promise<void> => {
  const own = nameOf(release)
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>

/** What a request is to the portal without a connection: a page, a file of a page, or nothing of ours, as calls are. */
export const kindOf = (
  { method, mode, destination, url }: Asked,
  origin: string,
): 'page' | 'asset' | 'other' => {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'other'
  if (mode === 'navigate') return isPortalPage(address.pathname) ? 'page' : 'other'
  const isFile = destination === 'script' || destination === 'style' || destination === 'font'
  return isFile && address.pathname.startsWith('/assets/') ? 'asset' : 'other'
}

/** The page as the service has it; the kept one only where that cannot be reached. */
export const answerPage = async (
  { release, caches }: Pick<OfflineWorld, 'release' | 'caches'>,
  fetched: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await fetched()
  } catch (error) {
    const shell = await (await caches.open(nameOf(release))).match(shellAddress)
    if (shell) return shell
    throw error
  }
}

/** A file never changes under its name, so that a kept one is as good as any; one that is fetched is kept as well. */
export const answerAsset = async (
  { release, caches, fetch }: OfflineWorld,
  request: Request,
): Promise<Response> => {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const file = await fetch(request)
  if (file.ok) {
    const copy = file.clone()
    // A full disk is no reason to withhold it.
    await caches
      .open(nameOf(release))
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined)
  }
  return file
}
