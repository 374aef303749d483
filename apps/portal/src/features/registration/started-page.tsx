import { CallFailed } from '@milgo/web-client/call-failed'
import { queryOptions, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { AriaPage } from '../../lib/aria-page.tsx'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useLanguage } from '../../lib/words.ts'
import { confirmWhereMissed } from './confirm-submission.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { LoadFailedScreen } from './load-failed-screen.tsx'
import { loadStart } from './load-start.ts'
import type { Start } from './start.ts'

type Props = { readonly name: string; readonly children: (start: Start) => ReactNode }

/** A page that opens with what the server holds at this moment; by its name none begins with what another found. */
export const StartedPage = (props: Props) => (
  <AriaPage>
    <FromStart {...props} />
  </AriaPage>
)

const FromStart = ({ name, children }: Props) => {
  const session = useSession()
  const language = useLanguage()
  const query = queryOptions({
    queryKey: personalQueryKey(session?.id, 'application', name),
    queryFn: ({ signal, client }) => loadStart({ signal, client, language }),
    // Asked once for each opening: while it is open the form itself knows better what is held.
    staleTime: Number.POSITIVE_INFINITY,
    // Long enough for an answer that comes before the page has its code and its words.
    gcTime: 60_000,
    // What cannot be reached was tried again already.
    retry: (failures, error) => failures < 2 && error instanceof CallFailed && error.isPassing,
  })
  // The calls are on their way while the outline is drawn.
  usePrefetchQuery(query)
  const { data, error } = useQuery(query)
  // The next opening asks anew.
  const client = useQueryClient()
  const sessionId = session?.id
  useEffect(
    () => () =>
      client.removeQueries({ queryKey: personalQueryKey(sessionId, 'application', name), exact: true }),
    [client, sessionId, name],
  )
  useEffect(() => {
    if (data) confirmWhereMissed(data)
  }, [data])
  if (data) return children(data)
  return error ? <LoadFailedScreen error={error} /> : <FormSkeleton />
}
