import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { AriaPage } from '../../lib/aria-page.tsx'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useLanguage } from '../../lib/words.ts'
import { confirmWhereMissed } from './confirm-submission.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { LoadFailedScreen } from './load-failed-screen.tsx'
import type { Start } from './start.ts'
import { type Started, startQuery } from './start-query.ts'

type Props = { readonly started: Started; readonly children: (start: Start) => ReactNode }

/** Draws a page that opens with what the server has at this moment. */
export const StartedPage = (props: Props) => (
  <AriaPage>
    <FromStart {...props} />
  </AriaPage>
)

const FromStart = ({ started, children }: Props) => {
  const { name } = started
  const sessionId = useSession()?.id
  const query = startQuery(started, sessionId, useLanguage())
  const { data, error } = useQuery(query)
  // The next opening fetches again.
  const client = useQueryClient()
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
