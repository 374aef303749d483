import { ErrorBoundary } from '@milgo/ui/error-boundary.tsx'
import { createQueryClient } from '@milgo/web-client/query-client'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { useForgetOthers } from '../lib/session/use-forget-others.ts'
import { AppRoutes } from './app-routes.tsx'
import { CrashPage } from './crash-page.tsx'

/**
 * Everything inside a router; `client` knows what was asked for before. The outer boundary catches what the shell itself
 * breaks; each page has its own inside.
 */
export const App = ({ client }: { client?: QueryClient }) => {
  const [queryClient] = useState(() => client ?? createQueryClient())
  useForgetOthers(queryClient)
  return (
    <StrictMode>
      <ErrorBoundary place="application" fallback={<CrashPage />}>
        <QueryClientProvider client={queryClient}>
          <AppRoutes />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}
