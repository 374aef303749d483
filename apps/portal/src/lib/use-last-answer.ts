import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * Returns a query's result with the last answer to the same question while it is fetched in another language, and if
 * that fails. What a reader has typed under an answer must not vanish with it.
 */
export const useLastAnswer = <Answer>(query: UseQueryResult<Answer>, question: string) => {
  const last = useRef<{ readonly question: string; readonly answer: Answer }>(null)
  if (query.data !== undefined) last.current = { question, answer: query.data }
  const data = last.current?.question === question ? last.current.answer : undefined
  return {
    data,
    /** Whether the answer is in the language that was shown before. */
    isOfLastLanguage: data !== undefined && query.data === undefined,
    error: query.error,
    isPending: query.isPending && data === undefined,
    isLoading: query.isLoading && data === undefined,
    failureCount: query.failureCount,
    refetch: query.refetch,
  }
}
