import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed.ts'

const maxRetries = 2

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Without a connection there is nothing to try; it is asked again when that is back.
        retry: (failures, error) =>
          failures < maxRetries &&
          (error instanceof CallFailed ? error.isPassing && !error.isOverloaded : navigator.onLine),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  })
