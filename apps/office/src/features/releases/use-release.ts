import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { isReleaseOver } from '@milgo/domain/release/release-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callCore } from '../../lib/service-client.ts'

export const releasesKey = ['releases'] as const

/** While something goes on at the server the page looks again so often, and otherwise for what others do. */
export const liveMs = 2_000
export const quietMs = 10_000

const isLive = (release: ReleaseDetails | undefined): boolean =>
  release !== undefined &&
  (release.dry_run.is_running || release.state === 'RUNNING' || release.state === 'SCHEDULED')

export const useRelease = (id: string) =>
  useQuery({
    queryKey: [...releasesKey, id],
    queryFn: ({ signal }) => callCore('GET /office/releases/{id}', { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isReleaseOver(data.state) ? false : isLive(data) ? liveMs : quietMs,
  })

/** Everything of releases is asked anew. */
export const useReleasesChanged = () => {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: releasesKey }), [queryClient])
}
