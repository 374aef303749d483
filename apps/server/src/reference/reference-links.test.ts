import { isPortalPage } from '@milgo/contracts/portal-paths'
import { fillRichText } from '@milgo/domain/content/fill-rich-text'
import { readRichText } from '@milgo/domain/content/read-rich-text'
import { RichText } from '@milgo/domain/content/rich-text'
import { supportTopics } from '@milgo/domain/content/support-topic'
import { languages } from '@milgo/messages/languages'
import { describe, expect, it } from 'vitest'
import type { FaqTexts } from './faq/faq-texts.ts'
import { portalFaq } from './faq/portal-faq.ts'
import { scholarshipFaq } from './faq/scholarship-faq.ts'
import { sliders } from './information-sliders.ts'
import { squares } from './information-squares.ts'
import { legalSources } from './legal/ship-legal-texts.ts'

const contact = { supportEmail: 'support@milgo.example', supportPhone: '*1234' }

const linksIn = (text: RichText): readonly string[] =>
  text
    .flatMap((block) => {
      if (block.kind === 'heading') return []
      return block.kind === 'list' ? block.items.flat() : block.spans
    })
    .flatMap(({ link }) => (link === undefined ? [] : [link]))

/** Returns the page of a link inside the portal, without its search and its anchor. */
const pageOf = (link: string): string => link.split(/[?#]/)[0] ?? ''

describe.each(languages)('links of the content in %s', (language) => {
  it.each(legalSources.map((source) => [source.key, source] as const))(
    'of %s may be followed, and lead to pages that exist',
    (_key, { text }) => {
      const filled = fillRichText(readRichText(text[language]), contact)
      expect(RichText.safeParse(filled).error).toBeUndefined()
      const links = linksIn(filled)
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => link.startsWith('/') && !isPortalPage(pageOf(link)))).toEqual([])
      // The topic in an address must exist on the contact page.
      const topics = links.flatMap((link) => /[?&]topic=(\w+)/.exec(link)?.[1] ?? [])
      expect(topics.filter((topic) => !supportTopics.some((known) => known === topic))).toEqual([])
    },
  )
})

it('slides and squares of the home page link to existing pages', () => {
  const links = [...sliders, ...squares].flatMap(({ link }) => link ?? [])
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((link) => !isPortalPage(pageOf(link)))).toEqual([])
})

it('slides and squares of the home page link to existing questions', () => {
  const addresses = (page: string, faq: FaqTexts) =>
    faq.flatMap(({ questions }) => questions.map(({ id }) => `${page}#question-${id}`))
  const known = [...addresses('/faq', portalFaq), ...addresses('/scholarship-faq', scholarshipFaq)]
  const links = [...sliders, ...squares].flatMap(({ link }) => (link?.includes('#') ? link : []))
  expect(links).toContain('/scholarship-faq#question-701')
  expect(links.filter((link) => !known.includes(link))).toEqual([])
})
