import { z } from 'zod'
import { isBlank } from '../answers/clean-text.ts'
import { spanMarks } from './rich-text.ts'

/** The languages that every text of the content is written in, Hebrew first. */
export const contentLanguages = ['he', 'ar', 'en'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

/** The languages whose texts follow the Hebrew. */
const translations = ['ar', 'en'] as const
export type Translation = (typeof translations)[number]

/** The kinds of content, in the order of the editor's list. */
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

// The schema does not limit the length of a draft: the limit of the call's body and `findTooLong` do, so that a long
// text is reported with its field.
const draftSpan = z.strictObject({
  text: z.string(),
  link: z.string().max(500).optional(),
  ...spanMarks,
})
export type DraftSpan = z.infer<typeof draftSpan>
const draftLine = z.array(draftSpan)

/** A rich text in a draft: lines may be empty and links wrong until it is published. */
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

/** A text of the content in all its languages, with the values that they share: picture, link, position. */
export const ContentDocument = z.strictObject({
  texts: z.strictObject({ he: Texts, ar: Texts, en: Texts }),
  shared: z.record(z.string().max(40), SharedValue),
  /** Languages that an editor confirmed as fitting the changed Hebrew although their own text is unchanged. */
  fitting: z.array(z.enum(translations)).max(translations.length).optional(),
})
export type ContentDocument = z.infer<typeof ContentDocument>

/** The smallest length of a search in the texts, because one character is in every text. */
export const shortestSearch = 2

/** Returns the words of a text without its blocks, as a list shows it. */
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

/** Returns whether a text contains nothing to read. */
export const isEmptyText = (text: ContentText | undefined): boolean => isBlank(plainText(text))

/**
 * Returns the words of a text with its formatting as signs: addresses of links, bold, italic, headings and lists. A
 * comparison uses this, because a changed link changes no word. Addresses are isolated from left to right.
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

/** Returns a field in one language; in Hebrew if that language has none. */
export const textIn = (
  { texts }: ContentDocument,
  language: ContentLanguage,
  field: string,
): ContentText | undefined => {
  const own = texts[language][field]
  return isEmptyText(own) ? texts.he[field] : own
}
