import { z } from 'zod'
import { isPublicUrl } from '../identity/url.ts'

/**
 * Where a text of the content may lead: a page of this portal, the public web by https, a mail or a phone call. Anything
 * else, `javascript:` first of all, is refused.
 */
export const isContentLink = (link: string): boolean => {
  if (/^\/(?![/\\])[\w\-./?=&#%]*$/.test(link)) return true
  if (/^mailto:[^\s@?]+@[^\s@?]+$/.test(link) || /^tel:[\d+*-]{3,20}$/.test(link)) return true
  return link.startsWith('https://') && isPublicUrl(link)
}

/** So many characters has the longest text of the content in one language: the one limit of its size. */
export const longestText = 60_000

const words = z.string().min(1).max(longestText)

/** How words stand out, and whether they are a `{value}` that was chosen and not typed. */
export const spanMarks = {
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  value: z.literal(true).optional(),
}

/** A stretch of words, with a link or without. */
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

/** A text with headings, lists, links, bold and italic words. It is a value and no markup: pages and PDFs draw it themselves. */
export const RichText = z.array(RichBlock).min(1)
export type RichText = z.infer<typeof RichText>
