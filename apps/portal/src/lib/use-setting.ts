import { useCoreQuery } from './use-core-query.ts'

/** One setting of the portal; undefined until the settings have come, or where it is not set. */
export const useSetting = (key: string): string | undefined =>
  useCoreQuery('/setting/get-all').data?.find((setting) => setting.key === key)?.value
