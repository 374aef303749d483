import { describe, expect, it } from 'vitest'
import { findQueuePlace, stepsAround } from './queue-place.ts'

const place = { ids: ['a', 'b', 'c'], before: 50, count: 120, address: 'status=SUBMITTED' }

describe('the place of a request in its view', () => {
  it('is counted over the pages before, with both neighbours', () => {
    expect(stepsAround(place, 'b')).toEqual({ number: 52, previous: 'a', following: 'c' })
    expect(stepsAround(place, 'a')).toEqual({ number: 51, previous: undefined, following: 'b' })
    expect(stepsAround(place, 'other')).toBeUndefined()
  })

  it('is read from the history alone, whatever else stands there', () => {
    expect(findQueuePlace({ place, done: 'approved' })).toEqual(place)
    for (const state of [null, undefined, 'place', {}, { place: null }, { place: { ids: 'a' } }])
      expect(findQueuePlace(state)).toBeUndefined()
  })
})
