import { z } from 'zod'
import { cleanText } from '../answers/clean-text.ts'
import { isPublicUrl } from '../identity/url.ts'

/**
 * Returns whether a text may link there: a page of this portal, the public web by https, a mail or a phone call.
 * Everything else is refused, above all `javascript:`, and an address that reads in another order than it is opened.
 */
export const isContentLink = (link: string): boolean => {
  if (cleanText(link) !== link) return false
  if (/^\/(?![/\\])[\w\-./?=&#%]*$/.test(link)) return true
  if (/^mailto:[^\s@?]+@[^\s@?]+$/.test(link) || /^tel:[\d+*-]{3,20}$/.test(link)) return true
  return link.startsWith('https://') && isPublicUrl(link)
}

/** The greatest length of a text in one language. */
export const longestText = 60_000

const words = z.string().min(1).max(longestText)

/** Whether words are bold or italic, and whether they are a chosen `{value}` and not typed. */
export const spanMarks = {
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  value: z.literal(true).optional(),
}

/** A part of a line, with or without a link. */
export const RichSpan = z.strictObject({
  text: words,
  link: z.string().max(500).refine(isContentLink).optional(),
  ...spanMarks,
})
export type RichSpan = z.infer<typeof RichSpan>

const line = z.array(RichSpan).min(1)

export const RichBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: words }),
  z.strictObject({ kind: z.literal('paragraph'), spans: line }),
  z.strictObject({ kind: z.literal('list'), items: z.array(line).min(1) }),
])
export type RichBlock = z.infer<typeof RichBlock>

/**
 * A text with headings, lists, links, bold and italic words. It is structured data, not markup: pages and PDFs render
 * it themselves.
 */
export const RichText = z.array(RichBlock).min(1)
export type RichText = z.infer<typeof RichText>
