import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AriaPage } from '../../lib/aria-page.tsx'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { LoadFailedScreen } from './load-failed-screen.tsx'
import { loadStart, type Start } from './start.ts'

/** A page that opens with what the server holds at this moment. */
export const StartedPage = ({ children }: { children: (start: Start) => ReactNode }) => (
  <AriaPage>
    <FromStart>{children}</FromStart>
  </AriaPage>
)

const FromStart = ({ children }: { children: (start: Start) => ReactNode }) => {
  const session = useSession()
  const { data, error } = useQuery({
    queryKey: personalQueryKey(session?.id, 'application'),
    queryFn: ({ signal }) => loadStart({ signal }),
    // Asked once for each opening: while it is open the form itself knows better what is held.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return children(data)
  return error ? <LoadFailedScreen error={error} /> : <FormSkeleton />
}
