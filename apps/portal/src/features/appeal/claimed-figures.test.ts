import { expect, it } from 'vitest'
import { claimedFiguresOf } from './claimed-figures.ts'

it('fills the calculator with the figures that the appeal disputes', () => {
  expect(
    claimedFiguresOf({
      claimedIncome: '8,200',
      claimedPersons: '5',
      claimedServiceMonths: '32',
      claimedReserveDays: '40',
    }),
  ).toEqual({ income: '8200', houseHoldPeople: '5', serviceMonths: '32', daysInReserve: '40' })
})

it('leaves out what is not written, half written or no number', () => {
  expect(claimedFiguresOf({})).toEqual({})
  expect(claimedFiguresOf({ claimedIncome: '', claimedPersons: '4a', claimedLocality: 'חיפה' })).toEqual({})
})
