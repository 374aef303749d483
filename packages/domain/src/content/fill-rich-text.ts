import { linkOfOperator } from './operator-values.ts'
import type { RichBlock, RichSpan, RichText } from './rich-text.ts'

type Values = Readonly<Record<string, string>>

/**
 * Replaces `{name}` placeholders in texts and links by values. A paragraph or a line of a list with a missing value is
 * left out, so that no reader sees a placeholder.
 */
export const fillRichText = (text: RichText, values: Values): RichText =>
  text.flatMap((block): RichBlock[] => {
    if (block.kind === 'heading') return [block]
    if (block.kind === 'paragraph')
      return hasAll(block.spans, values) ? [filledParagraph(block.spans, values)] : []
    const items = block.items.filter((item) => hasAll(item, values))
    return items.length > 0 ? [{ kind: 'list', items: items.map((item) => filled(item, values)) }] : []
  })

const placeholder = /\{(\w+)\}/g

const hasAll = (spans: readonly RichSpan[], values: Values): boolean =>
  spans.every(({ text, link = '' }) =>
    [...`${text}${link}`.matchAll(placeholder)].every(([, name = '']) => values[name] !== undefined),
  )

const filledParagraph = (spans: readonly RichSpan[], values: Values): RichBlock => ({
  kind: 'paragraph',
  spans: filled(spans, values),
})

const filled = (spans: readonly RichSpan[], values: Values): RichSpan[] =>
  spans.map(({ text, link, value, ...marks }) => {
    const words = put(text, values)
    const address = value ? linkOfOperator(text.slice(1, -1), words) : undefined
    const to = link === undefined ? address : put(link, values)
    return { ...marks, text: words, ...(to !== undefined && { link: to }) }
  })

const put = (words: string, values: Values): string =>
  words.replace(placeholder, (whole, name: string) => values[name] ?? whole)
