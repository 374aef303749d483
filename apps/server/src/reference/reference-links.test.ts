import { isPortalPage } from '@milgo/contracts/portal-paths'
import { fillRichText } from '@milgo/domain/content/fill-rich-text'
import { readRichText } from '@milgo/domain/content/read-rich-text'
import { RichText } from '@milgo/domain/content/rich-text'
import { supportTopics } from '@milgo/domain/content/support-topic'
import { languages } from '@milgo/messages/languages'
import { describe, expect, it } from 'vitest'
import { sliders } from './information-sliders.ts'
import { squares } from './information-squares.ts'
import { legalSources } from './legal/load-legal-texts.ts'

const contact = { supportEmail: 'support@milgo.example', supportPhone: '*1234' }

const linksIn = (text: RichText): readonly string[] =>
  text
    .flatMap((block) => {
      if (block.kind === 'heading') return []
      return block.kind === 'list' ? block.items.flat() : block.spans
    })
    .flatMap(({ link }) => (link === undefined ? [] : [link]))

/** The page of a link inside the portal, without its search and its place on the page. */
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
      // A topic in an address is one that the contact page knows.
      const topics = links.flatMap((link) => /[?&]topic=(\w+)/.exec(link)?.[1] ?? [])
      expect(topics.filter((topic) => !supportTopics.some((known) => known === topic))).toEqual([])
    },
  )
})

it('slides and squares of the home page lead to pages that exist', () => {
  const links = [...sliders, ...squares].flatMap(({ link }) => link ?? [])
  expect(links.length).toBeGreaterThan(2)
  expect(links.filter((link) => !isPortalPage(pageOf(link)))).toEqual([])
})
