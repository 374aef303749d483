import { describe, expect, it } from 'vitest'
import { copyPeriod } from './copy-period.ts'
import { examplePeriod } from './example-period.fixture.ts'
import type { PeriodValues } from './period.ts'
import { changedValues, lockedValuesIn, peopleReached, removedReasons } from './period-changes.ts'
import { findPeriodProblems } from './period-problems.ts'

const use = { drafts: 12, sent: 7, published: 0 }
const changeOf = (change: Partial<PeriodValues>) =>
  changedValues(examplePeriod, { ...examplePeriod, ...change })

describe('a change of a period', () => {
  it.each<[string, Partial<PeriodValues>, readonly string[]]>([
    ['nothing', {}, []],
    ['the same moment in another notation', { to: '2024-12-15T12:00:00+02:00' }, []],
    ['the same window, its end first', { reserveWindow: { to: '2024-12-15', from: '2023-12-02' } }, []],
    ['the closing time', { to: '2024-12-16T10:00:00Z' }, ['to']],
    [
      'an inner value',
      { secondLook: { ...examplePeriod.secondLook, edgePoints: 2 }, budget: 1 },
      ['budget', 'secondLook'],
    ],
  ])('%s', (_name, change, names) => {
    expect(changeOf(change)).toEqual(names)
  })

  it.each<[string, Partial<PeriodValues>, readonly (readonly [string, number])[]]>([
    ['students with a draft', { to: '2024-12-16T10:00:00Z' }, [['drafts', 12]]],
    [
      'students who wait, and no empty group',
      { reasons: { ...examplePeriod.reasons, denying: [] } },
      [['sent', 7]],
    ],
    ['students with a draft, if the closing time is unreadable', { to: '' }, [['drafts', 12]]],
    [
      'everybody, if the period gets another academic year',
      { to: '2025-07-01T10:00:00Z' },
      [
        ['drafts', 12],
        ['sent', 7],
      ],
    ],
    ['nobody', { budget: 1, ceilings: { otherScholarship: 1 } }, []],
  ])('affects %s', (_name, change, groups) => {
    const after = { ...examplePeriod, ...change }
    expect(peopleReached(examplePeriod, after, use).map(({ group, count }) => [group, count])).toEqual(groups)
  })

  it('cannot change what documents depend on, once a request was sent', () => {
    const changed = changeOf({ ageDate: '2024-12-01T10:00:00Z', to: '2024-12-16T10:00:00Z' })
    expect(lockedValuesIn(changed, use)).toEqual(['ageDate'])
    expect(lockedValuesIn(changed, { drafts: 12, sent: 0, published: 1 })).toEqual(['ageDate'])
    expect(lockedValuesIn(changed, { drafts: 12, sent: 0, published: 0 })).toEqual([])
  })

  it('lists the reasons that would be removed', () => {
    const reasons = { ...examplePeriod.reasons, denying: examplePeriod.reasons.denying.slice(1) }
    expect(removedReasons(examplePeriod.reasons, reasons)).toEqual([{ list: 'denying', code: 'STUDY_SCOPE' }])
  })
})

describe('the problems of a period', () => {
  it.each<[string, object, readonly string[]]>([
    ['nothing', {}, []],
    ['closes before it opens', { to: '2024-10-01T00:00:00Z' }, ['to PERIOD_ORDER']],
    ['appeals before the close', { appealsFrom: '2024-11-01T00:00:00Z' }, ['appealsFrom APPEALS_EARLY']],
    [
      'answers in two languages',
      { expectedAnswers: { he: 'x', ar: ' ', en: 'x' } },
      ['expectedAnswers ANSWERS_TEXT'],
    ],
    ['no days', { correctionDays: 0 }, ['correctionDays WRONG_VALUE']],
    [
      'half a window',
      { reserveWindow: { from: '2024-02-02', to: '2024-01-01' } },
      ['reserveWindow WINDOW_ORDER'],
    ],
  ])('%s', (_name, change, problems) => {
    expect(
      findPeriodProblems({ ...examplePeriod, ...change }).map(({ field, code }) => `${field} ${code}`),
    ).toEqual(problems)
  })
})

describe('a period made from an earlier one', () => {
  const monthOf = (day: string) => ({ he: day, ar: day, en: day })
  const made = copyPeriod(
    { ...examplePeriod, daysOff: ['2024-11-03', '2026-11-03'] },
    { code: 'next', opens: new Date('2026-10-01T06:00:00Z'), monthOf },
  )

  it('is complete, with dates that fit each other', () => {
    expect(findPeriodProblems(made)).toEqual([])
  })

  it('is switched off, has its own rules version, no budget, and no days off in the past', () => {
    expect(made).toMatchObject({
      code: 'next',
      isOpen: false,
      budget: null,
      daysOff: ['2026-11-03'],
      reasons: examplePeriod.reasons,
      scoreRules: { ...examplePeriod.scoreRules, version: 'next-1' },
    })
  })
})
