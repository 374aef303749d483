import { isPortalPage, paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import { readTabItem, removeTabItem, storeTabItem } from './tab-storage.ts'

/**
 * An address inside the portal with nothing left to interpret: what the browser makes of it stays on this origin and
 * is a page of ours. Anything else is dropped. The login is no place to come back to.
 */
export const findPortalAddress = (address: string, origin: string): string | undefined => {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const path = withoutEndSlash(url.pathname)
  if (url.origin !== origin || !isPortalPage(path) || path === paths.login) return undefined
  return path + url.search + url.hash
}

/**
 * Where a student is led after the login. Kept by the tab, not by the browser: two tabs that lost the session at
 * once go back each to its own page.
 */
export const saveReturnAddress = (address: string): void => {
  const safe = findPortalAddress(address, location.origin)
  if (safe === undefined) forgetReturnAddress()
  else storeTabItem('return-address', safe)
}

/** Checked again when it is used: the storage may hold what we did not write. */
export const findReturnAddress = (): string | undefined => {
  const saved = readTabItem('return-address')
  return saved === null ? undefined : findPortalAddress(saved, location.origin)
}

export const forgetReturnAddress = (): void => removeTabItem('return-address')
