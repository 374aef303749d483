import { describe, expect, it } from 'vitest'
import { figureText, membersOf, sourceOf } from './figure-value.ts'
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
    ['is the document that is shown, if it can prove it', row, 'letter', 'letter'],
    ['is the best one, where another document is shown', row, 'id_front', 'payslips'],
    ['stays what was chosen', { ...row, source: 'letter' }, 'payslips', 'letter'],
    ['is none where no document proves it', { ...row, sources: [] }, 'payslips', null],
  ])('%s', (_name, figure, shown, source) => {
    expect(sourceOf(figure, shown)).toBe(source)
  })
})

it('an empty figure is an empty field, and 0 is not', () => {
  expect([figureText(null), figureText(undefined), figureText(0), figureText('6,180')]).toEqual([
    '',
    '',
    '0',
    '6,180',
  ])
})

it('lines of a list are read only where they are lines', () => {
  expect(membersOf([{ family_member: 'FATHER', disability_percentage: 50 }, 'x', null])).toHaveLength(1)
  expect(membersOf('x')).toEqual([])
})
