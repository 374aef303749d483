import { useCoreQuery } from './use-core-query.ts'

/** Returns one setting of the portal; undefined until the settings are loaded, or if it is not set. */
export const useSetting = (key: string): string | undefined =>
  useCoreQuery('/setting/get-all').data?.find((setting) => setting.key === key)?.value
