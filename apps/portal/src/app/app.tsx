import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from '../lib/query-client.ts'
import { AppRoutes } from './app-routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** The outer boundary catches what the shell itself breaks; each page has its own inside. */
export const App = () => {
  const [queryClient] = useState(createQueryClient)
  return (
    <ErrorBoundary place="application">
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
