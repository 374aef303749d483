import { type PathName, paths } from '@milgo/contracts/portal-paths'

type NamedPage = Exclude<PathName, 'notFound'>

/** What `shell.pages` calls the page at an address of the portal. */
export const findPageName = (address: string | undefined): NamedPage | undefined => {
  const path = address?.replace(/[?#].*/, '').replace(/(.)\/$/, '$1')
  return (Object.keys(paths) as NamedPage[]).find((name) => paths[name] === path)
}
