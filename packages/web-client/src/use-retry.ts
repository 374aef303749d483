import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'

/**
 * Asks again for everything that failed on the page, not only for the part beside the button. The button goes away
 * when it worked, so the focus moves to what it brought.
 */
export const useRetry = (brought: RefObject<HTMLElement | null>) => {
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
      brought.current?.focus()
  }
  return { retry, isRetrying }
}
