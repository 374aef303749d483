import { describe, expect, it } from 'vitest'
import { findStorableSearch, matchesSearch } from './faq-search.ts'

const entry = { question: 'איך מגישים בקשה מחו״ל?', answer: 'Through the Café, in three steps.' }

describe('a search', () => {
  it.each(['', '  ', 'מגישים', 'בקשה מגישים', 'חול', 'חו"ל', 'cafe', 'CAFÉ steps', 'הבקש'.slice(1), '???'])(
    '%j finds the entry',
    (search) => {
      expect(matchesSearch(entry, search)).toBe(true)
    },
  )
  it('finds Arabic however its alef is typed', () => {
    expect(matchesSearch({ question: 'الأسئلة والإجابة', answer: '' }, 'اسئله الاجابة')).toBe(true)
  })
  it.each(['ערעור', 'מגישים ערעור', '<b>', 'a.*z'])('%j does not', (search) => {
    expect(matchesSearch(entry, search)).toBe(false)
  })
  it('of ten thousand characters is answered at once', () => {
    const started = Date.now()
    expect(matchesSearch(entry, 'א'.repeat(10_000))).toBe(false)
    expect(matchesSearch(entry, '<img src=x onerror=alert(1)>'.repeat(400))).toBe(false)
    // Milliseconds, on a machine that is busy a second; a pattern that tries all ways would never end.
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})

describe('what the editor may see of a search', () => {
  it.each([
    ['  דמי   מחיה ', 'דמי מחיה'],
    ['<script>alert(1)</script>', 'script alert 1 script'],
    ['Visa?', 'visa'],
    ['ab'.repeat(200), 'ab'.repeat(30)],
  ])('%j is stored as %j', (search, stored) => {
    expect(findStorableSearch(search)).toBe(stored)
  })
  it.each([
    '',
    'א',
    '123456782',
    '12-34-56',
    '050 123 4567',
    'somebody@example.org',
    '!!',
    '١٢٣٤٥٦٧٨٢',
    '１２３４５',
    'a＠b.co',
  ])('%j is not stored', (search) => {
    expect(findStorableSearch(search)).toBeUndefined()
  })
})
