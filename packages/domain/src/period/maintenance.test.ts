import { expect, it } from 'vitest'
import { maintenanceAt } from './maintenance.ts'

const window = { from: '2026-05-01T20:00:00Z', until: '2026-05-01T22:00:00Z' }

it.each([
  ['2026-04-20T00:00:00Z', 'ANNOUNCED'],
  ['2026-05-01T19:59:59.999Z', 'ANNOUNCED'],
  ['2026-05-01T20:00:00Z', 'RUNNING'],
  ['2026-05-01T21:59:59.999Z', 'RUNNING'],
  ['2026-05-01T22:00:00Z', 'NONE'],
])('at %s the maintenance is %s', (now, state) => {
  expect(maintenanceAt(window, new Date(now))).toBe(state)
})

it('without a window the state is NONE', () => {
  expect(maintenanceAt(undefined, new Date(window.from))).toBe('NONE')
})
