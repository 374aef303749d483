import { describe, expect, it } from 'vitest'
import { defaultScoreRules } from './default-score-rules.ts'
import { bandTables, draftOfRules, readRulesDraft, singleValues } from './rules-draft.ts'

const draft = draftOfRules(defaultScoreRules)

describe('the rules of the score as typed texts', () => {
  it('are read back unchanged', () => {
    expect(readRulesDraft(draft)).toEqual({ rules: defaultScoreRules })
  })

  it.each([
    [
      'an empty value',
      { singles: { ...draft.singles, singleParent: ' ' } },
      'WRONG_VALUE',
      { of: 'single', name: 'singleParent' },
    ],
    ['no number', { caps: { ...draft.caps, income: 'many' } }, 'WRONG_VALUE', { of: 'cap', name: 'income' }],
    ['more than 100 together', { caps: { ...draft.caps, income: '80' } }, 'CAPS_ABOVE_100', undefined],
    [
      'more for an income than the component counts',
      {
        bands: {
          ...draft.bands,
          income: draft.bands.income.map((band, row) => (row === 0 ? { ...band, points: '99' } : band)),
        },
      },
      'ABOVE_MAXIMUM',
      { of: 'band', table: 'income', row: 0, cell: 'points' },
    ],
    [
      'more for a disabled child than the family counts',
      { singles: { ...draft.singles, childDisability: '13.5' } },
      'ABOVE_MAXIMUM',
      { of: 'single', name: 'childDisability' },
    ],
    [
      'bounds that fall',
      { bands: { ...draft.bands, children: draft.bands.children.toReversed() } },
      'BANDS_ORDER',
      { of: 'band', table: 'children', row: 1, cell: 'bound' },
    ],
    [
      'points that fall with the months of service',
      {
        bands: {
          ...draft.bands,
          military: [
            { bound: '1', points: '5' },
            { bound: '2', points: '4' },
          ],
        },
      },
      'BANDS_POINTS',
      { of: 'band', table: 'military', row: 1, cell: 'points' },
    ],
  ] as const)('with %s are refused, with the place of the error', (_name, more, code, place) => {
    const read = readRulesDraft({ ...draft, ...more })
    expect('issues' in read && read.issues).toContainEqual({ code, place })
  })

  it.each([
    ['a cap', { ...draft, caps: { ...draft.caps, priority: 'x' } }, { of: 'cap', name: 'priority' }] as const,
    ...singleValues.map(
      (name) =>
        [name, { ...draft, singles: { ...draft.singles, [name]: 'x' } }, { of: 'single', name }] as const,
    ),
    ...bandTables.flatMap((table) =>
      (['bound', 'points'] as const).map(
        (cell) =>
          [
            `${table}, ${cell}`,
            {
              ...draft,
              bands: {
                ...draft.bands,
                [table]: draft.bands[table].map((band, row) => (row === 1 ? { ...band, [cell]: 'x' } : band)),
              },
            },
            { of: 'band', table, row: 1, cell },
          ] as const,
      ),
    ),
  ])('have a place for every value: %s', (_name, typed, place) => {
    expect(readRulesDraft(typed)).toEqual({ issues: [{ code: 'WRONG_VALUE', place }] })
  })

  it('accept thousands with commas', () => {
    const income = draft.bands.income.map((band, place) => (place === 0 ? { ...band, bound: '2,050' } : band))
    const read = readRulesDraft({ ...draft, bands: { ...draft.bands, income } })
    expect('rules' in read && read.rules.income[0]).toEqual({ upTo: 2_050, points: 45 })
  })
})
