import { expect, it } from 'vitest'
import type { ContentDocument } from '../content/content-document.ts'
import { placeOf } from './content-places.ts'
import { findContentProblems } from './content-problems.ts'
import { isShownAt, isShownIn } from './notice.ts'

const from = '2026-01-15T10:00:00Z'
const until = '2026-01-15T12:00:00Z'
const words = { text: 'Words' }
const notice = (shared: ContentDocument['shared'] = {}): ContentDocument => ({
  texts: { he: words, ar: words, en: words },
  shared: { place: 'portal', tone: 'info', from, until, show: true, ...shared },
})

it.each([
  ['before its first instant', '2026-01-15T09:59:59Z', {}, false],
  ['at its first instant', from, {}, true],
  ['just before its last', '2026-01-15T11:59:59Z', {}, true],
  ['at its last instant', until, {}, false],
  ['that is switched off', from, { show: false }, false],
] as const)('a notice %s', (_name, now, shared, isShown) => {
  expect(isShownAt(notice(shared), new Date(now))).toBe(isShown)
})

it.each([
  ['portal', true, false],
  ['office', false, true],
  ['both', true, true],
])('a notice for %s', (place, inPortal, inOffice) => {
  expect([isShownIn(notice({ place }), 'portal'), isShownIn(notice({ place }), 'office')]).toEqual([
    inPortal,
    inOffice,
  ])
})

it.each([
  ['whole', {}, from, []],
  ['that has begun', {}, '2026-01-15T11:00:00Z', []],
  ['that ends before it begins', { until: '2026-01-15T09:00:00Z' }, from, ['until CONTENT_TIMES_CROSSED']],
  ['that ends when it begins', { until: from }, from, ['until CONTENT_TIMES_CROSSED']],
  ['that is over', {}, until, ['until CONTENT_OVER']],
  ['without a beginning', { from: '' }, from, ['from CONTENT_TIME_MISSING']],
  ['with a time that is none', { from: 'soon' }, from, ['from CONTENT_VALUE_WRONG']],
  ['for a place that is none', { place: 'moon' }, from, ['place CONTENT_VALUE_WRONG']],
  ['in a tone that is none', { tone: 'loud' }, from, ['tone CONTENT_VALUE_WRONG']],
] as const)('a notice %s', (_name, shared, now, codes) => {
  const problems = findContentProblems(placeOf('notice', '1'), notice(shared), {
    isPage: () => true,
    icons: [],
    categories: [],
    now: new Date(now),
  })
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(codes)
})
