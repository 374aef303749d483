import { z } from 'zod'
import { spanMarks } from '../content/rich-text.ts'

/** The languages that every text of the content is written in, Hebrew first. */
export const contentLanguages = ['he', 'ar', 'en'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** What the content editor changes, in the order of its list. */
export const contentKinds = [
  'slider',
  'square',
  'faq-category',
  'faq-question',
  'field-help',
  'modal-window',
  'legal-text',
  'notice',
  'message-template',
] as const
export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof ContentKind>

// How much a draft holds, the body of its call and `findTooLong` say: a long text is told so by its field, in words.
const draftSpan = z.strictObject({
  text: z.string(),
  link: z.string().max(500).optional(),
  ...spanMarks,
})
export type DraftSpan = z.infer<typeof draftSpan>
const draftLine = z.array(draftSpan)

/** A rich text that is being written: lines may be empty and links wrong until it is published. */
const DraftRichText = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), text: z.string() }),
    z.strictObject({ kind: z.literal('paragraph'), spans: draftLine }),
    z.strictObject({ kind: z.literal('list'), items: z.array(draftLine) }),
  ]),
)
export type DraftRichText = z.infer<typeof DraftRichText>

export const ContentText = z.union([z.string(), DraftRichText])
export type ContentText = z.infer<typeof ContentText>

const Texts = z.record(z.string().max(40), ContentText)
export type Texts = z.infer<typeof Texts>

export const SharedValue = z.union([z.string().max(500), z.boolean(), z.number()])
export type SharedValue = z.infer<typeof SharedValue>

/** A text of the content in all its languages, with what they share: picture, link, place in the order. */
export const ContentDocument = z.strictObject({
  texts: z.strictObject({ he: Texts, ar: Texts, en: Texts }),
  shared: z.record(z.string().max(40), SharedValue),
})
export type ContentDocument = z.infer<typeof ContentDocument>

/** Whoever searches in the texts gives at least so many characters: one of them is in every text. */
export const shortestSearch = 2

/** The words of a text without its blocks, as a list names it. */
export const plainText = (text: ContentText | undefined): string => {
  if (text === undefined || typeof text === 'string') return text ?? ''
  return text
    .map((block) => {
      if (block.kind === 'heading') return block.text
      const lines = block.kind === 'paragraph' ? [block.spans] : block.items
      return lines.map((spans) => spans.map((span) => span.text).join('')).join('\n')
    })
    .join('\n')
}

/**
 * The words of a text with what their looks say: where links lead, bold, italic, headings and lists. A comparison reads
 * this, since a link that leads elsewhere changes no word. Addresses read from left to right among any words.
 */
export const spelledText = (text: ContentText | undefined): string => {
  if (text === undefined || typeof text === 'string') return text ?? ''
  return text
    .map((block) => {
      if (block.kind === 'heading') return `# ${block.text}`
      if (block.kind === 'paragraph') return spelledLine(block.spans)
      return block.items.map((item) => `• ${spelledLine(item)}`).join('\n')
    })
    .join('\n')
}

const spelledLine = (spans: readonly DraftSpan[]): string =>
  spans
    .map(({ text, link, bold, italic }) => {
      const strong = bold ? `*${text}*` : text
      const marked = italic ? `_${strong}_` : strong
      return link === undefined ? marked : `${marked} (\u2066${link}\u2069)`
    })
    .join('')

/** A field in one language; Hebrew where that language has nothing. */
export const textIn = (
  { texts }: ContentDocument,
  language: ContentLanguage,
  field: string,
): ContentText | undefined => {
  const own = texts[language][field]
  return plainText(own).trim() === '' ? texts.he[field] : own
}
