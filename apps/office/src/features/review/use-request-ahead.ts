import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'
import { fetchDocumentAhead } from './document-ahead.ts'
import { firstDocument } from './document-steps.ts'
import { previewKey } from './use-review.ts'

/** So that what somebody looks at is never slower for what comes next. */
const delay = 2_000
const retention = 10 * 60_000

type Filters = Readonly<Record<string, string>>

/** Takes the next request within a view of the queue, and loads the one that it would be ahead, with its first document. */
export const useRequestAhead = (id: string, view: Filters, mayTake: boolean) => {
  const queryClient = useQueryClient()
  const language = useLanguage()

  useEffect(() => {
    if (!mayTake) return
    const abort = new AbortController()
    const { signal } = abort
    const load = async () => {
      const { taken } = await callCore('POST /office/queue/take-next', {
        body: { view, except: [id], is_preview: true },
        signal,
      })
      if (!taken) return
      const review = await queryClient.fetchQuery({
        queryKey: previewKey(taken.request_id, language),
        queryFn: () =>
          callCore('POST /office/requests/{id}/open', {
            params: { id: taken.request_id },
            body: { is_preview: true },
            signal,
          }),
        staleTime: retention,
        gcTime: retention,
      })
      const first = review.documents.find(({ key }) => key === firstDocument(review.documents))?.file
      if (first && first.scan !== 'infected')
        await fetchDocumentAhead(queryClient, taken.request_id, first.file_name, signal)
    }
    const start = () => {
      if (document.visibilityState === 'visible') void load().catch(() => {})
    }
    const timer = setTimeout(start, delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, view, mayTake, language, queryClient])

  return useCallback(async (): Promise<string | undefined> => {
    if (!mayTake) return undefined
    const { taken } = await callCore('POST /office/queue/take-next', { body: { view, except: [id] } })
    return taken?.request_id
  }, [id, view, mayTake])
}
