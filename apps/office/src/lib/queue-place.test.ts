import { describe, expect, it } from 'vitest'
import { findQueuePlace, placeAfter, stepsAround } from './queue-place.ts'

const place = { ids: ['a', 'b', 'c'], before: 50, count: 120, address: 'status=SUBMITTED' }

describe('the place of a request in its view', () => {
  it('counts the earlier pages, and has both neighbours', () => {
    expect(stepsAround(place, 'b')).toEqual({ number: 52, previous: 'a', following: 'c' })
    expect(stepsAround(place, 'a')).toEqual({ number: 51, previous: undefined, following: 'b' })
    expect(stepsAround(place, 'other')).toBeUndefined()
  })

  it('loses a decided request that is not in the view any more, and one of the count', () => {
    const left = placeAfter(place, 'a', 'TEAM_MANAGER_APPROVAL')
    expect(left).toEqual({ ...place, ids: ['b', 'c'], count: 119 })
    expect(stepsAround(left, 'b')).toEqual({ number: 51, previous: undefined, following: 'c' })
    expect(placeAfter({ ...place, count: null }, 'a', 'DENIED').count).toBeNull()
  })

  it.each([
    ['if its new status is in the view', {}, 'a', 'SUBMITTED'],
    ['in a view of all statuses', { address: 'institution=1' }, 'a', 'DENIED'],
    ['in a view of all statuses, also from another page', { address: 'institution=1' }, 'other', 'DENIED'],
    ['among the results of a search', { search: 'words' }, 'a', 'DENIED'],
  ] as const)('has to be read again after a decision on a request %s', (_, change, id, status) => {
    const shown = { ...place, ...change }
    expect(placeAfter(shown, id, status)).toEqual({ ...shown, isOutdated: true })
  })

  it('stays the same if a request of another page has left the view', () => {
    expect(placeAfter(place, 'other', 'DENIED')).toEqual(place)
  })

  it('is read from the state of the history entry, whatever else is in it', () => {
    expect(findQueuePlace({ place, done: 'approved' })).toEqual(place)
    for (const state of [null, undefined, 'place', {}, { place: null }, { place: { ids: 'a' } }])
      expect(findQueuePlace(state)).toBeUndefined()
  })
})
