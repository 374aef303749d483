/**
 * The prefix of what a tab stores over reloads and changes of page, mostly for a person who is not logged in yet. It is
 * removed with the tab, and earlier at a logout, because the next person may use the same tab. A browser that refuses
 * storage stores nothing.
 */
const prefix = 'milgo.tab.'

export type TabItem =
  | 'asked-period'
  | 'bank-fix'
  | 'bank-fix-file'
  | 'consent-put-off'
  | 'eligibility'
  | 'pending-code'
  | 'pending-registration'
  | 'problem-report'
  | 'return-address'
  | 'survey'

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
    // Without storage, the value lasts as long as the page.
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
  'bank-fix': true,
  'bank-fix-file': true,
  'consent-put-off': true,
  eligibility: true,
  'pending-code': true,
  'pending-registration': true,
  'problem-report': true,
  'return-address': true,
  survey: true,
}

/** Removes everything that the tab has stored, except for what is needed right after a login. */
export const forgetTabStorage = (needed?: TabItem): void => {
  for (const item of Object.keys(items) as TabItem[]) if (item !== needed) removeTabItem(item)
}
