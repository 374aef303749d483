import { readTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

/** Returns the period whose account was chosen, if any. It is stored in the tab until the login. */
export const findAskedPeriod = (): string | undefined => readTabItem('asked-period') ?? undefined

export const saveAskedPeriod = (code: string): void => storeTabItem('asked-period', code)

/** Returns the period as the calls of a login send it. */
export const askedPeriod = (): { readonly register_period?: string } => {
  const code = findAskedPeriod()
  return code === undefined ? {} : { register_period: code }
}
