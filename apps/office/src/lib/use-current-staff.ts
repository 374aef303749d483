import { useQuery } from '@tanstack/react-query'
import { callAuthz } from './service-client.ts'
import { useSession } from './session/use-session.ts'

/** Returns the query key. It contains the session, so that no answer to one staff member is shown to the next. */
export const currentStaffKey = (csrf: string | undefined) => ['current-staff', csrf] as const

/** Loads who is logged in and their rights, again whenever the page becomes visible. */
export const useCurrentStaff = () => {
  const session = useSession()
  return useQuery({
    queryKey: currentStaffKey(session?.csrf),
    queryFn: ({ signal }) => callAuthz('GET /office-auth/current-staff', { signal }),
    enabled: session !== undefined,
    staleTime: 30_000,
  })
}
