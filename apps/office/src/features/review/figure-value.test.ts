import { describe, expect, it } from 'vitest'
import { membersOf } from '../../lib/members-of.ts'
import { figureText, sourceOf } from './figure-value.ts'
import type { FigureRow } from './review-types.ts'

const row: FigureRow = {
  id: 'parentOneIncome',
  wire: 'parent_one_income',
  kind: 'amount',
  label: 'Income',
  is_required: true,
  is_missing: true,
  claimed: null,
  value: null,
  source: null,
  sources: ['payslips', 'letter'],
}

describe('the source of a figure', () => {
  it.each([
    ['is the shown document, if it can prove the figure', row, 'letter', 'letter'],
    ['is the first possible document, if another one is shown', row, 'id_front', 'payslips'],
    ['stays the chosen document', { ...row, source: 'letter' }, 'payslips', 'letter'],
    ['is null if no document can prove the figure', { ...row, sources: [] }, 'payslips', null],
  ])('%s', (_name, figure, shown, source) => {
    expect(sourceOf(figure, shown)).toBe(source)
  })
})

it('a missing figure is an empty field, and 0 is not', () => {
  expect([figureText(null), figureText(undefined), figureText(0), figureText('6,180')]).toEqual([
    '',
    '',
    '0',
    '6,180',
  ])
})

it('reads only valid members of a list', () => {
  expect(membersOf([{ family_member: 'FATHER', disability_percentage: 50 }, 'x', null])).toHaveLength(1)
  expect(membersOf('x')).toEqual([])
})
