import { expect, test } from 'vitest'
import { addDays, millisecondsPerDay } from '../time/moments.ts'
import { everythingOpen, fresh } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import { everyWalk, type Step, walkedPeriod } from './random-walk.fixture.ts'
import { statuses } from './statuses.ts'

const opening = new Date(walkedPeriod.appealsFrom).getTime()
const startsDays: readonly Step['event'][] = ['PUBLISH', 'REVISE']

/** Returns how long the appeal days have run; decisions, section 8, read from the events alone. */
const timeUsed = (path: readonly Step[], now: Date): number => {
  const start = path.findLastIndex(({ event }) => startsDays.includes(event))
  const from = Math.max(path[start]?.at.getTime() ?? Number.POSITIVE_INFINITY, opening)
  return path.slice(start).reduce((used, { at, after }, place, steps) => {
    if (statuses[after.status].isBankProblem) return used
    const until = (steps[place + 1]?.at ?? now).getTime()
    return used + Math.max(0, until - Math.max(at.getTime(), from))
  }, 0)
}

test('whoever has a result may appeal during all their appeal days, and not after them', () => {
  let appeals = 0
  everyWalk((path) => {
    for (const [place, { after, at }] of path.entries()) {
      if (after.publishState === '0' || after.appeal !== 'NONE') continue
      const now = addDays(at, place % 9)
      const before = path.slice(0, place + 1)
      const isBefore = now.getTime() < opening
      const isLeft = timeUsed(before, now) < walkedPeriod.appealDays * millisecondsPerDay
      const isPrinted = after.printedAppealDate !== null && now < after.printedAppealDate
      const isPaused = statuses[after.status].isBankProblem
      const mayAppeal = !isBefore && !isPaused && (isLeft || isPrinted)
      const circumstances = { ...everythingOpen, period: { ...walkedPeriod, isAppealsOpen: true }, now }
      const move = moveRequest(after, 'APPEAL', fresh('STUDENT'), circumstances)
      expect({ status: after.status, now, isAllowed: move.isAllowed }).toEqual({
        status: after.status,
        now,
        isAllowed: mayAppeal,
      })
      if (mayAppeal) appeals += 1
    }
  })
  expect(appeals).toBeGreaterThan(100)
})
