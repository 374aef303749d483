import { expect, it } from 'vitest'
import { wrongFields } from '../../request/score/calculator-fields.ts'
import { emptyForm } from './calculator-examples.ts'

const window = { from: '2025-01-01', to: '2025-12-31' }
const typed = { ...emptyForm, houseHoldPeople: '3', income: '8000' }

it.each(['8000', '8,000', '₪ 8,000', '8,000 ₪', '8 000'])('an income of %j is a sum', (income) => {
  expect(wrongFields({ ...typed, income }, window)).toEqual([])
})

it.each(['8,00', '1000000', '-5', '', 'x', '8.5'])('an income of %j is wrong', (income) => {
  expect(wrongFields({ ...typed, income }, window)).toEqual(['income'])
})

it.each(['2.5', '0', '31', '1,0'])('%j persons are wrong', (houseHoldPeople) => {
  expect(wrongFields({ ...typed, houseHoldPeople }, window)).toEqual(['houseHoldPeople'])
})

it.each(['٣', '۳', ' 3 '])('%j persons are possible', (houseHoldPeople) => {
  expect(wrongFields({ ...typed, houseHoldPeople }, window)).toEqual([])
})

it.each([
  ['365', []],
  ['366', ['daysInReserve']],
])('%s days of reserve duty in a year: %j', (daysInReserve, wrong) => {
  expect(wrongFields({ ...typed, daysInReserve }, window)).toEqual(wrong)
})

it.each([
  ['serviceMonths', '612', '613'],
  ['siblingsStudentsCount', '20', '21'],
] as const)('%s: %s is possible, %s is wrong', (field, most, tooMany) => {
  expect(wrongFields({ ...typed, [field]: most }, window)).toEqual([])
  expect(wrongFields({ ...typed, [field]: tooMany }, window)).toEqual([field])
})
