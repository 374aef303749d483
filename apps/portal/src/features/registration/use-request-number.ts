import { useQuery } from '@tanstack/react-query'
import { readCore } from '../../lib/service-client.ts'
import { personalQueryKey } from '../../lib/session/personal-query-key.ts'
import type { Application } from './open-application.ts'
import { useKeeperPart } from './use-keeper.ts'

/** Returns the request number. It exists since the first save, and is then fetched once. */
export const useRequestNumber = ({ start, keeper }: Application): string | undefined => {
  const known = start.user.request?.request_number
  const hasRequest = useKeeperPart(keeper, 'hasRequest')
  const { data } = useQuery({
    queryKey: personalQueryKey(start.sessionId, 'request-number'),
    queryFn: async ({ signal }) =>
      (await readCore('/user/current-user', { signal })).request?.request_number ?? null,
    enabled: hasRequest && known === undefined,
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  })
  return known ?? data ?? undefined
}
