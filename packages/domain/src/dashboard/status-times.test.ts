import { expect, it } from 'vitest'
import { statusTimes } from './status-times.ts'

it('returns the median and the 90th percentile of each status in working days', () => {
  const stays = [
    { status: 'SUBMITTED', from: '2026-11-15', to: '2026-11-16', count: 8 },
    // Across a weekend: Sunday to Sunday is five working days.
    { status: 'SUBMITTED', from: '2026-11-08', to: '2026-11-15', count: 2 },
    { status: 'TEAM_MANAGER_APPROVAL', from: '2026-11-16', to: '2026-11-16', count: 1 },
  ] as const
  expect(statusTimes(stays, new Set())).toEqual([
    { status: 'SUBMITTED', stays: 10, median: 1, ninetieth: 5 },
    { status: 'TEAM_MANAGER_APPROVAL', stays: 1, median: 0, ninetieth: 0 },
  ])
  expect(statusTimes(stays, new Set(['2026-11-15']))[0]?.ninetieth).toBe(4)
})
