import { describe, expect, it } from 'vitest'
import { defaultScoreRules } from './default-score-rules.ts'
import { draftOfRules, readRulesDraft } from './rules-draft.ts'

const draft = draftOfRules(defaultScoreRules)

describe('the rules of the score as they are typed', () => {
  it('come back as they were', () => {
    expect(readRulesDraft(draft)).toEqual({ rules: defaultScoreRules })
  })

  it.each([
    ['an empty value', { singles: { ...draft.singles, singleParent: ' ' } }, 'WRONG_VALUE'],
    ['no number', { caps: { ...draft.caps, income: 'many' } }, 'WRONG_VALUE'],
    ['more than 100 together', { caps: { ...draft.caps, income: '80' } }, 'CAPS_ABOVE_100'],
    [
      'bounds that fall',
      { bands: { ...draft.bands, children: draft.bands.children.toReversed() } },
      'BANDS_ORDER',
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
    ],
  ] as const)('with %s are refused', (_name, more, issue) => {
    const read = readRulesDraft({ ...draft, ...more })
    expect('issues' in read && read.issues).toContain(issue)
  })

  it('take thousands with commas', () => {
    const income = draft.bands.income.map((band, place) => (place === 0 ? { ...band, bound: '2,050' } : band))
    const read = readRulesDraft({ ...draft, bands: { ...draft.bands, income } })
    expect('rules' in read && read.rules.income[0]).toEqual({ upTo: 2_050, points: 45 })
  })
})
