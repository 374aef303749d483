import type { Language } from '@milgo/messages/languages'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { type ClockReading, readingOf } from '@milgo/web-client/server-clock'
import type { QueryClient } from '@tanstack/react-query'
import { clockQuery } from './server-clock.ts'
import { coreQuery } from './use-core-query.ts'

type CheckStart = CoreAnswer<'/page-data/check-eligibility'>

/** The parts of a page's one answer that other calls on the page would fetch as well. */
type Parts = Omit<CheckStart, 'settings'> & Partial<Pick<CheckStart, 'settings'>>

/** Puts each part into the cache of its own call. Returns the reading of the server's clock. */
export const keepAnswers = (client: QueryClient, language: Language, parts: Parts): ClockReading => {
  const clock = readingOf(parts.current_time)
  client.setQueryData(clockQuery(language).queryKey, clock)
  client.setQueryData(coreQuery('/registration-period/get-all', language).queryKey, parts.periods)
  client.setQueryData(coreQuery('/modal-windows/get-all', language).queryKey, parts.modal_windows)
  client.setQueryData(coreQuery('/fields-help/get-all', language).queryKey, parts.fields_help)
  if (parts.settings) client.setQueryData(coreQuery('/setting/get-all', language).queryKey, parts.settings)
  return clock
}
