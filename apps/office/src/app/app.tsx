import { AriaLocale } from '@milgo/ui/aria-locale.tsx'
import { ignoreStrayPresses } from '@milgo/ui/ignore-stray-presses.ts'
import { createQueryClient } from '@milgo/web-client/query-client'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { followOtherTabs, subscribeToSession } from '../lib/session/session-store.ts'
import { useLanguage } from '../lib/words.ts'
import { AppRoutes } from './app-routes.tsx'

followOtherTabs()

export const App = () => {
  const [queryClient] = useState(createQueryClient)
  const language = useLanguage()
  useEffect(ignoreStrayPresses, [])
  // Answers to one staff member are removed before the next one sees a page.
  useEffect(() => subscribeToSession(() => queryClient.clear()), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <AriaLocale language={language}>
        <AppRoutes />
      </AriaLocale>
    </QueryClientProvider>
  )
}
