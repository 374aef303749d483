import { isPortalPage } from '@milgo/contracts/portal-paths'

/** The files of one release of the portal, written by its build. */
export type Release = {
  /** The hash of the document that all pages except the first share. Another hash means another release. */
  readonly shellHash: string
  /** The hashed files that the form needs, for every step. */
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
 * Stores the shell and the files of this release, all or none. If the service answers with the shell of another
 * release, as during an update, nothing is stored, and the browser tries again later: a shell without its files shows
 * nothing.
 */
export const storeRelease = async ({ release, caches, fetch }: OfflineWorld): Promise<void> => {
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

/** Removes old releases, except for the last one before this: an open page of it may still need its files. */
export const forgetOldReleases = async ({
  release,
  caches,
}: Pick<OfflineWorld, 'release' | 'caches'>): Promise<void> => {
  const own = nameOf(release)
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

type Asked = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>

/** Returns the kind of a request for the offline portal: a page, a file of a page, or anything else, such as a call. */
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

/** Answers with the service's page, or with the stored one if the service cannot be reached. */
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

/** Answers with a stored file, because a file never changes under its name. A fetched file is stored as well. */
export const answerAsset = async (
  { release, caches, fetch }: OfflineWorld,
  request: Request,
): Promise<Response> => {
  const stored = await caches.match(request, { ignoreVary: true })
  if (stored) return stored
  const file = await fetch(request)
  if (file.ok) {
    const copy = file.clone()
    // A full disk does not prevent the answer.
    await caches
      .open(nameOf(release))
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined)
  }
  return file
}
