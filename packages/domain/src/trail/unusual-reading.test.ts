import { describe, expect, it } from 'vitest'
import { manyInAnHour, type ReadingHour, readingsToTell, unusualReadings } from './unusual-reading.ts'

const hourOf = (more: Partial<ReadingHour> = {}): ReadingHour => ({
  staffId: 'noa',
  staffName: 'נועה ברק',
  hour: '2026-11-16T14',
  requests: [{ id: '1', studentName: 'דנה לוי' }],
  ...more,
})
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), studentName: 'דנה לוי' }))
const kindsOf = (hour: ReadingHour) => unusualReadings([hour]).map(({ kind, count }) => [kind, count])

describe('unusual reading', () => {
  it('is not one request in an hour of the day', () => {
    expect(kindsOf(hourOf())).toEqual([])
  })

  it('is more than the limit in an hour', () => {
    expect(kindsOf(hourOf({ requests: many(manyInAnHour) }))).toEqual([])
    expect(kindsOf(hourOf({ requests: many(manyInAnHour + 1) }))).toEqual([['many', manyInAnHour + 1]])
  })

  it.each([
    ['2026-11-16T21', false],
    ['2026-11-16T22', true],
    ['2026-11-16T00', true],
    ['2026-11-16T05', true],
    ['2026-11-16T06', false],
  ])('%s is at night: %s', (hour, isNight) => {
    expect(kindsOf(hourOf({ hour }))).toEqual(isNight ? [['night', 1]] : [])
  })

  it.each([
    ['דנה ברק', true],
    ['דנה לוי-ברק', true],
    ['ברק לוי', false],
    ['דנה ברקן', false],
  ])('a student called %s has the last name of the reader: %s', (studentName, isSame) => {
    expect(kindsOf(hourOf({ requests: [{ id: '1', studentName }] }))).toEqual(
      isSame ? [['same-name', 1]] : [],
    )
  })

  it('does not compare names of two letters', () => {
    expect(kindsOf(hourOf({ staffName: 'נועה בר', requests: [{ id: '1', studentName: 'דנה בר' }] }))).toEqual(
      [],
    )
  })

  it('puts the latest hour first', () => {
    const hours = ['2026-11-15T23', '2026-11-16T23', '2026-11-14T23'].map((hour) => hourOf({ hour }))
    expect(unusualReadings(hours).map(({ hour }) => hour)).toEqual([
      '2026-11-16T23',
      '2026-11-15T23',
      '2026-11-14T23',
    ])
  })

  it.each([
    ['yoav', ['manager'], 1],
    ['yoav', ['administrator'], 1],
    ['yoav', ['reviewer'], 0],
    ['noa', ['manager'], 0],
  ] as const)('%s as %s gets a message about %i readings of noa', (id, roles, count) => {
    const readings = unusualReadings([hourOf({ hour: '2026-11-16T23' })])
    expect(readingsToTell({ id, roles }, readings)).toHaveLength(count)
  })
})
