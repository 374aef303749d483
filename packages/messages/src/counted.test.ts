import { describe, expect, it } from 'vitest'
import { home as ar } from './ar/home.ts'
import { counted } from './counted.ts'
import { home as en } from './en/home.ts'
import { home as he } from './he/home.ts'

describe('a sentence with a number', () => {
  it.each([
    [1, 'יום אחד, פעם אחת'],
    [2, 'יומיים, פעם אחת'],
    [10, '10 ימים, פעם אחת'],
  ])('in Hebrew for %i', (count, words) => {
    expect(counted(he.period.correctionsValue, count, 'he')).toBe(words)
  })

  it.each([
    [2, 'يومان، مرة واحدة'],
    [10, '10 أيام، مرة واحدة'],
    [14, '14 يومًا، مرة واحدة'],
    [100, '100 يوم، مرة واحدة'],
  ])('in Arabic for %i', (count, words) => {
    expect(counted(ar.period.correctionsValue, count, 'ar')).toBe(words)
  })

  it.each([
    [1, '1 day, once'],
    [2, '2 days, once'],
  ])('in English for %i', (count, words) => {
    expect(counted(en.period.correctionsValue, count, 'en')).toBe(words)
  })

  it('uses the form for zero if there is one, in every language', () => {
    const forms = { zero: 'none', one: 'one', other: '{count}' }
    for (const language of ['he', 'ar', 'en'] as const) expect(counted(forms, 0, language)).toBe('none')
    expect(counted({ one: 'one', other: '{count}' }, 0, 'en')).toBe('0')
  })
})
