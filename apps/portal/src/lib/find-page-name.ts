import { type PathName, paths, withoutEndSlash } from '@milgo/contracts/portal-paths'

type NamedPage = Exclude<PathName, 'notFound'>

/** Returns the name by which `shell.pages` knows the page at an address of the portal. */
export const findPageName = (address: string | undefined): NamedPage | undefined => {
  const path = address === undefined ? undefined : withoutEndSlash(address.replace(/[?#].*/, ''))
  return (Object.keys(paths) as NamedPage[]).find((name) => paths[name] === path)
}
