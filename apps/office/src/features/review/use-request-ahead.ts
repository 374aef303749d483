import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'
import { previewKey } from './use-review.ts'

/** So that what somebody looks at is never slower for what comes next. */
const delay = 2_000
const retention = 10 * 60_000

/** Takes the next request of the queue, and loads the one that will probably be it ahead. */
export const useRequestAhead = (id: string, mayTake: boolean) => {
  const queryClient = useQueryClient()
  const language = useLanguage()

  useEffect(() => {
    if (!mayTake) return
    const abort = new AbortController()
    const { signal } = abort
    const load = async () => {
      const { requests } = await callCore('POST /office/requests/list', { body: {}, signal })
      const next = requests.find(
        (one) => one.request_id !== id && one.waiting && !one.open_at && !one.hold,
      )?.request_id
      if (next === undefined) return
      await queryClient.prefetchQuery({
        queryKey: previewKey(next, language),
        queryFn: () =>
          callCore('POST /office/requests/{id}/open', {
            params: { id: next },
            body: { is_preview: true },
            signal,
          }),
        staleTime: retention,
        gcTime: retention,
      })
    }
    const timer = setTimeout(() => void load().catch(() => {}), delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, mayTake, language, queryClient])

  return useCallback(async (): Promise<string | undefined> => {
    if (!mayTake) return undefined
    const { taken } = await callCore('POST /office/queue/take-next', { body: { except: [id] } })
    return taken?.request_id
  }, [id, mayTake])
}
