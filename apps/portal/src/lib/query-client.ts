import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed.ts'

const maxRetries = 2

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) =>
          failures < maxRetries &&
          (!(error instanceof CallFailed) || (error.isPassing && !error.isOverloaded)),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  })
