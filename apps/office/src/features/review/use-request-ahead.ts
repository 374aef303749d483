import { followActivity } from '@milgo/web-client/follow-activity'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'
import { firstDocument } from './document-steps.ts'
import { documentKey, type RequestDocuments } from './use-request-documents.ts'
import { previewKey } from './use-review.ts'

/** The delay in milliseconds, so that loading ahead never slows down the shown request. */
const delayMs = 2_000
/**
 * How often the next request is determined again, because a colleague may take it. Only after activity, so that no view
 * is recorded from a page that nobody uses.
 */
const repeatMs = 60_000
const retention = 10 * 60_000

type Filters = Readonly<Record<string, string>>

type Ahead = { readonly requestId: string; readonly fileName: string }

type Options = {
  readonly mayTake: boolean
  readonly loader: RequestDocuments
  /** A document of the current request is being loaded ahead. At most one document is loaded ahead. */
  readonly hasDocumentAhead: boolean
}

/** Takes the next request of a view. Loads the expected next request ahead, and finally its first document. */
export const useRequestAhead = (
  id: string,
  view: Filters,
  { mayTake, loader, hasDocumentAhead }: Options,
) => {
  const queryClient = useQueryClient()
  const [ahead, setAhead] = useState<Ahead>()
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
      if (!taken) return setAhead(undefined)
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
      const isReadable = first && first.scan !== 'infected'
      setAhead(isReadable ? { requestId: taken.request_id, fileName: first.file_name } : undefined)
    }
    const start = () => {
      if (document.visibilityState === 'visible') void load().catch(() => {})
    }
    let isMoved = false
    const stopFollowing = followActivity(() => {
      isMoved = true
    })
    const startAgain = () => {
      if (isMoved) start()
      isMoved = false
    }
    const first = setTimeout(start, delayMs)
    const later = setInterval(startAgain, repeatMs)
    return () => {
      stopFollowing()
      clearTimeout(first)
      clearInterval(later)
      abort.abort()
    }
  }, [id, view, mayTake, language, queryClient])

  useEffect(() => {
    if (ahead && !hasDocumentAhead) loader.preview(documentKey(ahead.requestId, ahead.fileName))
  }, [ahead, hasDocumentAhead, loader])

  const takeNext = useCallback(async (): Promise<string | undefined> => {
    if (!mayTake) return undefined
    const { taken } = await callCore('POST /office/queue/take-next', { body: { view, except: [id] } })
    return taken?.request_id
  }, [id, view, mayTake])
  return { requestAhead: ahead?.requestId, takeNext }
}
