import { readView, writeView } from '@milgo/domain/queue/queue-view'
import { useQuery } from '@tanstack/react-query'
import type { QueuePlace } from './queue-place.ts'
import { callCore } from './service-client.ts'

/** Returns the place as it is now. After a decision it is read again; until then, and if that fails, it is undefined. */
export const useCurrentPlace = (place: QueuePlace | undefined, requestId: string): QueuePlace | undefined => {
  const isOutdated = place?.isOutdated === true
  const { data } = useQuery({
    queryKey: ['office-place', place, requestId],
    queryFn: ({ signal }) => (place ? readAgain(place, signal) : null),
    enabled: isOutdated,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isOutdated ? (data ?? undefined) : place
}

const readAgain = async (place: QueuePlace, signal: AbortSignal): Promise<QueuePlace> => {
  const { address, after, search, before } = place
  const params = new URLSearchParams(address)
  const view = Object.fromEntries(writeView(readView(params)))
  const sort = params.get('sort')
  const [{ requests, next }, counted] = await Promise.all([
    callCore('POST /office/requests/list', {
      body: {
        view: search === undefined ? view : {},
        ...(sort !== null && { sort }),
        ...(search !== undefined && { search }),
        ...(after && { after }),
      },
      signal,
    }),
    search === undefined
      ? callCore('POST /office/requests/count', { body: { views: [view] }, signal })
      : null,
  ])
  // The results of a search are not counted by the server. Their number is known only on the last page.
  const count = counted ? counted.views[0]?.count : next ? undefined : before + requests.length
  return {
    ...place,
    ids: requests.map(({ request_id }) => request_id),
    count: count ?? null,
    isOutdated: false,
  }
}
