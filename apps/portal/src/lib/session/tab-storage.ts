/**
 * What a tab keeps over a reload and from page to page, mostly of somebody who is not logged in yet. It goes with the
 * tab, and before that when its student leaves: the next one may sit at the same tab. A browser that refuses storage
 * keeps nothing.
 */
const prefix = 'milgo.tab.'

export type TabItem =
  | 'asked-period'
  | 'consent-put-off'
  | 'eligibility'
  | 'pending-code'
  | 'pending-registration'
  | 'problem-report'
  | 'return-address'

export const readTabItem = (item: TabItem): string | null => {
  try {
    return sessionStorage.getItem(prefix + item)
  } catch {
    return null
  }
}

export const storeTabItem = (item: TabItem, value: string): void => {
  try {
    sessionStorage.setItem(prefix + item, value)
  } catch {
    // Then it holds as long as the page stands.
  }
}

export const removeTabItem = (item: TabItem): void => {
  try {
    sessionStorage.removeItem(prefix + item)
  } catch {
    // Nothing was stored.
  }
}

const items: Readonly<Record<TabItem, true>> = {
  'asked-period': true,
  'consent-put-off': true,
  eligibility: true,
  'pending-code': true,
  'pending-registration': true,
  'problem-report': true,
  'return-address': true,
}

/** All of it, or what is not needed right after a login. */
export const forgetTabStorage = (needed?: TabItem): void => {
  for (const item of Object.keys(items) as TabItem[]) if (item !== needed) removeTabItem(item)
}
