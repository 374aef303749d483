import type { Review } from '@milgo/contracts/office/review-answer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callCore } from '../../lib/service-client.ts'
import { useLanguage } from '../../lib/words.ts'

/** Returns the query key of a request that is loaded ahead without being opened. */
export const previewKey = (id: string, language: string) => ['review-ahead', id, language] as const

const reviewKey = (id: string, language: string) => ['review', id, language] as const

/** Returns the data of a request that was loaded ahead, or undefined. */
export const usePreview = (id: string | undefined): Review | undefined => {
  const language = useLanguage()
  const queryClient = useQueryClient()
  return id === undefined ? undefined : queryClient.getQueryData<Review>(previewKey(id, language))
}

/**
 * Loads all data of the page. It is loaded once: changes by others are announced and never change the page under the
 * reviewer's hands.
 */
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
    // Data loaded ahead is shown at once, until the request is opened.
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
