import { isOtherArabicTerm } from '@milgo/messages/arabic-terms.fixture'
import { isOtherVoice } from '@milgo/messages/hebrew-voice.fixture'
import { expect, it } from 'vitest'
import { portalFaq } from './faq/portal-faq.ts'
import { scholarshipFaq } from './faq/scholarship-faq.ts'
import { bankHelp } from './fields-help/bank-help.ts'
import { documentsHelp } from './fields-help/documents-help.ts'
import { eligibilityHelp } from './fields-help/eligibility-help.ts'
import { familyHelp } from './fields-help/family-help.ts'
import { personalHelp } from './fields-help/personal-help.ts'
import { sliders } from './information-sliders.ts'
import { squares } from './information-squares.ts'
import { legalSources } from './legal/ship-legal-texts.ts'
import { starterReasons } from './starter-reasons.ts'

const texts = {
  portalFaq,
  scholarshipFaq,
  bankHelp,
  documentsHelp,
  eligibilityHelp,
  familyHelp,
  personalHelp,
  sliders,
  squares,
  legalSources,
  starterReasons,
}

type Found = { readonly he: string; readonly ar: string; readonly en: string }

/** Returns all texts in three languages inside a value, at any depth. */
const localizedIn = (node: unknown): readonly Found[] => {
  if (typeof node !== 'object' || node === null) return []
  if ('he' in node && 'ar' in node && 'en' in node) return [node as Found]
  return Object.values(node).flatMap(localizedIn)
}

it.each(Object.entries(texts))('%s uses the agreed words', (_name, node) => {
  const found = localizedIn(node)
  expect(found.length).toBeGreaterThan(2)
  expect(found.filter(({ he }) => isOtherVoice(he))).toEqual([])
  expect(found.filter(({ ar }) => isOtherArabicTerm(ar))).toEqual([])
  expect(found.filter(({ en }) => /\brequests?\b/i.test(en))).toEqual([])
})

it('each section of the home page has a name of its own', async () => {
  for (const language of ['he', 'ar', 'en'] as const) {
    const { home } = await import(`../../../../packages/messages/src/${language}/home.ts`)
    const names = [
      home.steps.title,
      home.squares.title,
      home.carousel.label,
      home.period.label,
      ...sliders.flatMap(({ badge, title }) => [badge?.[language], title[language]]),
      ...squares.map(({ title }) => title[language]),
    ].filter((name) => name !== undefined)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})
