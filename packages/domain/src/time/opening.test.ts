import { describe, expect, test } from 'vitest'
import { examplePeriod } from '../period/example-period.fixture.ts'
import { isAppealsOpenAt, isOpenAt, registrationPhaseAt } from './opening.ts'

describe('registration', () => {
  test.each([
    ['a millisecond before it opens', '2024-10-27T05:59:59.999Z', true, 'UPCOMING'],
    ['at its first moment', '2024-10-27T06:00:00.000Z', true, 'OPEN'],
    ['in the middle', '2024-11-20T00:00:00.000Z', true, 'OPEN'],
    ['a millisecond before it closes', '2024-12-15T09:59:59.999Z', true, 'OPEN'],
    ['at its last moment', '2024-12-15T10:00:00.000Z', true, 'CLOSED'],
    ['switched off in the middle', '2024-11-20T00:00:00.000Z', false, 'CLOSED'],
    ['switched off before it opens', '2024-10-01T00:00:00.000Z', false, 'CLOSED'],
  ])('%s', (_name, now, isOpen, phase) => {
    const period = { ...examplePeriod, isOpen }
    expect(registrationPhaseAt(period, new Date(now))).toBe(phase)
    expect(isOpenAt(period, new Date(now))).toBe(phase === 'OPEN')
  })
})

test('a period that closes when it opens is closed at that moment, not upcoming', () => {
  const empty = { ...examplePeriod, to: examplePeriod.from }
  expect(registrationPhaseAt(empty, new Date(examplePeriod.from))).toBe('CLOSED')
})

describe('appeals', () => {
  test.each([
    ['a millisecond before', '2025-05-31T20:59:59.999Z', {}, false],
    ['at the first moment', '2025-05-31T21:00:00.000Z', {}, true],
    ['a millisecond before the end', '2025-06-30T20:59:59.999Z', {}, true],
    ['at the end', '2025-06-30T21:00:00.000Z', {}, false],
    ['switched off', '2025-06-15T00:00:00.000Z', { isAppealsOpen: false }, false],
    ['without a start', '2025-06-15T00:00:00.000Z', { appealsFrom: null }, false],
    ['without an end', '2025-06-15T00:00:00.000Z', { appealsTo: null }, false],
  ])('%s', (_name, now, change, expected) => {
    expect(isAppealsOpenAt({ ...examplePeriod, ...change }, new Date(now))).toBe(expected)
  })

  test('are open or closed independently of registration', () => {
    const registrationOff = { ...examplePeriod, isOpen: false }
    expect(isAppealsOpenAt(registrationOff, new Date('2025-06-15T00:00:00Z'))).toBe(true)
  })
})

test('a broken date opens nothing', () => {
  const broken = { ...examplePeriod, from: 'soon', appealsFrom: 'later' }
  expect(isOpenAt(broken, new Date('2024-11-20T00:00:00Z'))).toBe(false)
  expect(isAppealsOpenAt(broken, new Date('2025-06-15T00:00:00Z'))).toBe(false)
  expect(registrationPhaseAt(examplePeriod, new Date('never'))).toBe('CLOSED')
})
