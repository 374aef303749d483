import { expect, it } from 'vitest'
import { serverTimeAt } from './server-clock.ts'

const reading = { shown: new Date('2024-12-15T09:59:00Z'), readAt: 5_000 }

it.each([
  ['is the reading at the moment of reading', 5_000, '2024-12-15T09:59:00.000Z'],
  ['advances with the page’s monotonic clock', 65_000, '2024-12-15T10:00:00.000Z'],
  ['never goes back', 4_000, '2024-12-15T09:59:00.000Z'],
])('the server’s time %s', (_name, count, time) => {
  expect(serverTimeAt(reading, count).toISOString()).toBe(time)
})
