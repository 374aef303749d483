import { useQuery } from '@tanstack/react-query'
import { AriaPage } from '../../lib/aria-page.tsx'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ApplicationForm } from './application-form.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import { LoadFailedScreen } from './load-failed-screen.tsx'
import { loadStart } from './start.ts'

/** The application form, opened with what the server holds at this moment. */
export const RegistrationPage = () => (
  <AriaPage>
    <FromStart />
  </AriaPage>
)

const FromStart = () => {
  const session = useSession()
  const { data, error } = useQuery({
    queryKey: personalQueryKey(session?.id, 'application'),
    queryFn: ({ signal }) => loadStart({ signal }),
    // Asked once for each opening: while it is open the form itself knows better what is held.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data) return <ApplicationForm start={data} />
  return error ? <LoadFailedScreen error={error} /> : <FormSkeleton />
}
