import { createHash } from 'node:crypto'
import type { ContentDocument, DraftRichText, DraftSpan } from '@milgo/domain/content/content-document'
import { contentLanguages } from '@milgo/domain/content/content-document'
import { type MessageTemplate, messageTemplates } from '@milgo/domain/outbox/message-template'
import { messageTexts as arabic } from '@milgo/messages/ar/message-texts'
import { messageTexts as english } from '@milgo/messages/en/message-texts'
import { messageTexts as hebrew } from '@milgo/messages/he/message-texts'

type Words = { readonly subject?: string; readonly body?: readonly string[]; readonly sms?: string }

const words: Readonly<Record<'he' | 'ar' | 'en', Readonly<Record<MessageTemplate, Words>>>> = {
  he: hebrew,
  ar: arabic,
  en: english,
}

/** A text in braces is the name of a value. */
const spansOf = (text: string): DraftSpan[] =>
  text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { text: part, value: true } : { text: part }))

const paragraphs = (lines: readonly string[]): DraftRichText =>
  lines.map((line) => ({ kind: 'paragraph', spans: spansOf(line) }))

const textsOf = ({ subject, body, sms }: Words) => ({
  ...(subject !== undefined && { subject: paragraphs([subject]) }),
  ...(body !== undefined && { body: paragraphs(body) }),
  ...(sms !== undefined && { sms: paragraphs([sms]) }),
})

const documentOf = (template: MessageTemplate): ContentDocument => {
  const [he, ar, en] = contentLanguages.map((language) => textsOf(words[language][template]))
  return { texts: { he: he ?? {}, ar: ar ?? {}, en: en ?? {} }, shared: {} }
}

export type ShippedTemplate = { readonly version: string; readonly document: ContentDocument }

/**
 * The templates of this release. The hash of the text is part of the version, so that another release with other words
 * has another version.
 */
const shipped = Object.fromEntries(
  messageTemplates.map((template) => {
    const document = documentOf(template)
    const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12)
    return [template, { version: `1-${hash}`, document }]
  }),
) as Readonly<Record<MessageTemplate, ShippedTemplate>>

export const shippedTemplateOf = (template: MessageTemplate): ShippedTemplate => shipped[template]

/** The templates of this release, as rows. */
export const shippedTemplateRows = messageTemplates.map((key) => ({ key, ...shipped[key] }))
