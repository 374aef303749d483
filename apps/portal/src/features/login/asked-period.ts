import { readTabItem, storeTabItem } from '../../lib/session/tab-storage.ts'

/** The period whose account is asked for, where one was chosen; kept by the tab until somebody has logged in. */
export const findAskedPeriod = (): string | undefined => readTabItem('asked-period') ?? undefined

export const saveAskedPeriod = (code: string): void => storeTabItem('asked-period', code)

/** As the calls of a login carry it. */
export const askedPeriod = (): { readonly register_period?: string } => {
  const code = findAskedPeriod()
  return code === undefined ? {} : { register_period: code }
}
