import { expect, it } from 'vitest'
import { claimedFiguresOf } from './claimed-figures.ts'

it('fills the calculator with the figures that the appeal disputes', () => {
  expect(
    claimedFiguresOf({
      claimedIncome: '8200',
      claimedPersons: '5',
      claimedServiceMonths: '32',
      claimedReserveDays: '40',
    }),
  ).toEqual({ income: '8200', houseHoldPeople: '5', serviceMonths: '32', daysInReserve: '40' })
})

it('leaves out figures that are missing, half typed or not a number', () => {
  expect(claimedFiguresOf({})).toEqual({})
  expect(claimedFiguresOf({ claimedIncome: '', claimedPersons: '4a', claimedLocality: ' ' })).toEqual({})
})

it('empties the cluster for a claimed locality, whose cluster is not known', () => {
  expect(claimedFiguresOf({ claimedLocality: 'חיפה' })).toEqual({ cluster: '' })
})
