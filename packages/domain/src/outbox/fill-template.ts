import type { ContentText, DraftSpan as Span } from '../content/content-document.ts'
import type { RichBlock, RichSpan } from '../content/rich-text.ts'
import { linkOfValue, type MessageValues, type TemplateValue, valueShapeOf } from './template-place.ts'

type Value = string | readonly string[] | undefined

const nameOf = ({ text }: Span): TemplateValue => text.slice(1, -1) as TemplateValue

const foundValue = (span: Span, values: MessageValues): Value => {
  const value = values[nameOf(span)]
  return value === undefined || value.length === 0 ? undefined : value
}

/** Returns a value as part of a sentence. The lines of a list are separated by commas. */
const asWords = (value: Value): string => (typeof value === 'string' ? value : (value ?? []).join(', '))

const filled = ({ value: isValue, ...span }: Span, values: MessageValues): RichSpan => {
  if (!isValue) return span
  const text = asWords(values[nameOf(span)])
  const link = span.link ?? linkOfValue(nameOf(span), text)
  return { ...span, text, ...(link !== undefined && { link }) }
}

const hasAll = (spans: readonly Span[], values: MessageValues): boolean =>
  spans.every((span) => !span.value || foundValue(span, values) !== undefined)

const paragraph = (spans: readonly RichSpan[]): readonly RichBlock[] =>
  spans.every(({ text }) => text.trim() === '') ? [] : [{ kind: 'paragraph', spans: [...spans] }]

/**
 * Returns the blocks of a paragraph with a value of several lines: a list, or its own paragraphs, wherever the value
 * is.
 */
const blocksOf = (spans: readonly Span[], values: MessageValues): readonly RichBlock[] => {
  const at = spans.findIndex((span) => span.value && Array.isArray(foundValue(span, values)))
  const value = at < 0 ? undefined : foundValue(spans[at] as Span, values)
  if (!Array.isArray(value)) return paragraph(spans.map((span) => filled(span, values)))
  const lines = value as readonly string[]
  const isList = valueShapeOf(nameOf(spans[at] as Span)) === 'list'
  return [
    ...paragraph(spans.slice(0, at).map((span) => filled(span, values))),
    ...(isList
      ? [{ kind: 'list' as const, items: lines.map((text) => [{ text }]) }]
      : lines.flatMap((text) => paragraph([{ text }]))),
    ...blocksOf(spans.slice(at + 1), values),
  ]
}

/**
 * Returns a text of a message with its values. A paragraph or a line with a missing value is left out. Only chosen
 * values are filled in: neither typed text nor the text of a value is ever treated as a value.
 */
export const fillTemplate = (text: ContentText | undefined, values: MessageValues): readonly RichBlock[] => {
  if (text === undefined || typeof text === 'string') return []
  return text.flatMap((block): readonly RichBlock[] => {
    if (block.kind === 'heading') return [block]
    if (block.kind === 'paragraph') return hasAll(block.spans, values) ? blocksOf(block.spans, values) : []
    const items = block.items
      .filter((item) => hasAll(item, values))
      .map((item) => item.map((span) => filled(span, values)))
    return items.length > 0 ? [{ kind: 'list', items }] : []
  })
}

/** Returns a text without blocks, for a subject or an SMS. A missing value leaves no gap. */
export const fillWords = (text: ContentText | undefined, values: MessageValues): string => {
  if (text === undefined || typeof text === 'string') return text ?? ''
  return text
    .map((block) => {
      if (block.kind !== 'paragraph') return ''
      const words = block.spans.map((span) => filled(span, values).text).join('')
      return words.replace(/ {2,}/g, ' ').trim()
    })
    .filter((line) => line !== '')
    .join('\n')
}
