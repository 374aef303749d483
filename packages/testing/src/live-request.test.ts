import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { periodDatesFrom } from '@milgo/domain/period/period-dates'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { describe, expect, it } from 'vitest'
import { liveRequest } from './live-request.ts'
import { createRandom } from './random.ts'
import { historiesOf, isPublished } from './request-histories.ts'

const now = new Date('2026-05-20T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const open = { ...examplePeriod, ...periodDatesFrom(daysAgo(40)) }
const past = { ...examplePeriod, ...periodDatesFrom(daysAgo(300)) }

const cast = { reviewers: ['r1', 'r2'], managers: ['m1', 'm2', 'm3'], finance: ['f1', 'f2'] }

const cases = RequestStatus.options.flatMap((status) =>
  historiesOf[status].map((history) => ({
    status,
    history,
    shown: history.map(({ event }) => event).join(' '),
  })),
)

describe('every history of a status', () => {
  it.each(cases)('$status by: $shown', ({ status, history }) => {
    const isOver = isPublished(history)
    for (let seed = 0; seed < 50; seed += 1) {
      const lived = liveRequest(history, {
        period: isOver ? past : open,
        now,
        publishedAt: isOver ? daysAgo(12) : null,
        cast,
        studentId: 'student',
        reason: 'example',
        random: createRandom(seed),
      })
      expect(lived.state.status).toBe(status)
      expect(lived.events).toHaveLength(history.length)
      const times = [lived.createdAt, ...lived.events.map(({ at }) => at)].map(Number)
      expect(times).toEqual([...times].sort((one, other) => one - other))
      expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
    }
  })
})
