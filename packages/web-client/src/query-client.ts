import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed.ts'

const maxRetries = 2

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // Offline calls are not retried. They are repeated when the browser is online again.
        retry: (failures, error) =>
          failures < maxRetries &&
          (error instanceof CallFailed ? error.isPassing && !error.isOverloaded : navigator.onLine),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  })
