import { standardViews } from '@milgo/domain/queue/standard-views'
import { expect, it } from 'vitest'
import { isSameView, readAddress, writeAddress } from './queue-address.ts'

it('every standard view is written to its address and read back', () => {
  for (const { view } of Object.values(standardViews)) {
    const sort = { by: 'name', isDescending: true } as const
    const read = readAddress(writeAddress({ view, sort }))
    expect(isSameView(read.view, view)).toBe(true)
    expect(read.sort).toEqual(sort)
  }
})

it('the default order is not in the address, and unknown parameters are ignored', () => {
  expect(writeAddress({ view: { waiting: 7 }, sort: { by: 'due', isDescending: false } })).toBe('waiting=7')
  expect(readAddress('colour=red&status=x').view).toEqual({})
})

it('a view without filters has an address of its own, because the empty address is the own queue', () => {
  expect(writeAddress({ view: {}, sort: { by: 'due', isDescending: false } })).toBe('sort=due')
})

it('no two standard views are the same', () => {
  const views = Object.values(standardViews).map(({ view }) => view)
  for (const [place, view] of views.entries())
    expect(views.filter((other) => isSameView(view, other))).toEqual([views[place]])
})
