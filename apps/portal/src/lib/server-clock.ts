import { createServerClock, useTimeOf } from '@milgo/web-client/server-clock'
import { readCore } from './service-client.ts'
import { useLanguage } from './words.ts'

export const { readServerClock, clockQuery } = createServerClock(readCore)

export const useServerClock = () => useTimeOf(clockQuery(useLanguage()))
