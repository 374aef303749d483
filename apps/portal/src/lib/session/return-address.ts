import { isPortalPage, paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import { readTabItem, removeTabItem, storeTabItem } from './tab-storage.ts'

/**
 * Returns an address inside the portal: what the browser makes of it must stay on this origin and be a page of ours.
 * Any other address, and the login itself, returns undefined.
 */
export const findPortalAddress = (address: string, origin: string): string | undefined => {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const path = withoutEndSlash(url.pathname)
  if (url.origin !== origin || !isPortalPage(path) || path === paths.login) return undefined
  return path + url.search + url.hash
}

/**
 * Stores where a student goes after the login. It is stored in the tab, because two tabs that lost the session at once
 * return each to its own page.
 */
export const saveReturnAddress = (address: string): void => {
  const safe = findPortalAddress(address, location.origin)
  if (safe === undefined) forgetReturnAddress()
  else storeTabItem('return-address', safe)
}

/** Returns the stored address. It is checked again, because the storage may contain what we did not write. */
export const findReturnAddress = (): string | undefined => {
  const saved = readTabItem('return-address')
  return saved === null ? undefined : findPortalAddress(saved, location.origin)
}

export const forgetReturnAddress = (): void => removeTabItem('return-address')
