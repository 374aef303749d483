import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'

/**
 * Repeats all failed queries of the page, not only the one beside the button. After a success the button is removed, so
 * the focus moves to the loaded content.
 */
export const useRetry = (content: RefObject<HTMLElement | null>) => {
  const queryClient = useQueryClient()
  const [isRetrying, setRetrying] = useState(false)

  const retry = async () => {
    setRetrying(true)
    await queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' })
    setRetrying(false)
    if (
      !queryClient
        .getQueryCache()
        .getAll()
        .some((query) => query.state.status === 'error')
    )
      content.current?.focus()
  }
  return { retry, isRetrying }
}
