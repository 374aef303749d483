import { useQuery } from '@tanstack/react-query'
import { callAuthz } from '../service-client.ts'
import { useSession } from './use-session.ts'

/** The session is part of the key, so that no answer to one staff member is ever shown to the next. */
export const currentStaffKey = (csrf: string | undefined) => ['current-staff', csrf] as const

/** Who is logged in and what they may do, asked again whenever the page comes back into sight. */
export const useCurrentStaff = () => {
  const session = useSession()
  return useQuery({
    queryKey: currentStaffKey(session?.csrf),
    queryFn: ({ signal }) => callAuthz('GET /office-auth/current-staff', { signal }),
    enabled: session !== undefined,
    staleTime: 30_000,
  })
}
