import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { isReleaseOver } from '@milgo/domain/release/release-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callCore } from '../../lib/service-client.ts'

export const releasesKey = ['releases'] as const

/**
 * The reload interval in milliseconds: `liveMs` while the server works on a release, else `quietMs` for changes by
 * others.
 */
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

/** Returns a function that loads all data of releases again. */
export const useReleasesChanged = () => {
  const queryClient = useQueryClient()
  return useCallback(() => queryClient.invalidateQueries({ queryKey: releasesKey }), [queryClient])
}
