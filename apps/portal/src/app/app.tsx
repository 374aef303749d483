import { ErrorBoundary } from '@milgo/ui/error-boundary.tsx'
import { ignoreStrayPresses } from '@milgo/ui/ignore-stray-presses.ts'
import { createQueryClient } from '@milgo/web-client/query-client'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import { useForgetOthers } from '../lib/session/use-forget-others.ts'
import { AppRoutes } from './app-routes.tsx'
import { CrashPage } from './shell/crash-page.tsx'

/**
 * Draws everything inside a router. `client` contains what was fetched before. The outer error boundary catches errors
 * of the shell; each page has its own inside.
 */
export const App = ({ client }: { client?: QueryClient }) => {
  const [queryClient] = useState(() => client ?? createQueryClient())
  useForgetOthers(queryClient)
  useEffect(ignoreStrayPresses, [])
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
