import { expect, test } from 'vitest'
import { createRecentCases } from './recent-cases.ts'
import type { RequestCase } from './request-case.ts'

const places = 2_000
const minuteMs = 60_000

const newCases = () => {
  let time = 0
  const seen = {} as RequestCase
  const cases = createRecentCases(() => time)
  return {
    wait: (ms: number) => {
      time += ms
    },
    /** Returns whether the case was remembered; remembers it as a save does. */
    save: (student: number): boolean => {
      const isKnown = cases.find(`session ${student}`) !== undefined
      cases.remember(`session ${student}`, seen)
      return isKnown
    },
  }
}

const students = (count: number) => Array.from({ length: count }, (_, student) => student)

test('remembers as many students as it has places if more of them save in turn', () => {
  const { save, wait } = newCases()
  for (const student of students(places + 600)) save(student)
  wait(10_000)
  expect(students(places + 600).filter(save)).toHaveLength(places)
})

test('gives the place of a student who saved nothing for a minute to another one', () => {
  const { save, wait } = newCases()
  for (const student of students(places)) save(student)
  wait(minuteMs)
  for (const student of students(places - 1)) save(student)
  expect([save(places), save(places), save(places - 1), save(0)]).toEqual([false, true, false, true])
})

test('forgets a case after a quarter of an hour', () => {
  const { save, wait } = newCases()
  save(1)
  wait(15 * minuteMs)
  expect(save(1)).toBe(false)
})
