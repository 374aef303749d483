import { expect, it } from 'vitest'
import { serverTimeAt } from './server-clock.ts'

const reading = { shown: new Date('2024-12-15T09:59:00Z'), readAt: 5_000 }

it.each([
  ['is what it showed when it was read', 5_000, '2024-12-15T09:59:00.000Z'],
  ['moves with the count of the page', 65_000, '2024-12-15T10:00:00.000Z'],
  ['never runs back', 4_000, '2024-12-15T09:59:00.000Z'],
])('the clock of the service %s', (_name, count, time) => {
  expect(serverTimeAt(reading, count).toISOString()).toBe(time)
})
