import type { Review } from '@milgo/contracts/office/review-answer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

/** A request that was loaded ahead, without having it open. */
export const previewKey = (id: string, language: string) => ['review-ahead', id, language] as const

const reviewKey = (id: string, language: string) => ['review', id, language] as const

/** What was loaded ahead of a request, if it was. */
export const usePreview = (id: string | undefined): Review | undefined => {
  const language = useLanguage()
  const queryClient = useQueryClient()
  return id === undefined ? undefined : queryClient.getQueryData<Review>(previewKey(id, language))
}

/** All that the page shows of a request. It is asked once: what others do meanwhile is said, and never shifts under the hand. */
export const useReview = (id: string) => {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: reviewKey(id, language),
    queryFn: ({ signal }): Promise<Review> =>
      callCore('POST /office/requests/{id}/open', { params: { id }, body: {}, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    // What was loaded ahead is on the screen at once, until the request is really open.
    placeholderData: () => queryClient.getQueryData<Review>(previewKey(id, language)),
  })
  const change = useCallback(
    (changed: Partial<Review>) =>
      queryClient.setQueryData<Review>(
        reviewKey(id, language),
        (before) => before && { ...before, ...changed },
      ),
    [queryClient, id, language],
  )
  const takeOver = useCallback(async () => {
    const review: Review = await callCore('POST /office/requests/{id}/open', {
      params: { id },
      body: { take_over: true },
    })
    queryClient.setQueryData(reviewKey(id, language), review)
  }, [queryClient, id, language])
  return { ...query, change, takeOver }
}
