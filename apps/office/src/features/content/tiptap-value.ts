import type { DraftRichText, DraftSpan as Span } from '@milgo/domain/content/content-document'
import type { JSONContent } from '@tiptap/core'

const inline = (spans: readonly Span[]): JSONContent[] =>
  spans.filter(({ text }) => text !== '').map((span) => ({ ...leafOf(span), ...marksOf(span) }))

const leafOf = ({ text, value }: Span): JSONContent =>
  value ? { type: 'value', attrs: { name: text.slice(1, -1) } } : { type: 'text', text }

const marksOf = ({ link, bold, italic }: Span): Pick<JSONContent, 'marks'> => {
  const marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(link === undefined ? [] : [{ type: 'link', attrs: { href: link } }]),
  ]
  return marks.length > 0 ? { marks } : {}
}

/** Converts our value to the editor's document. */
export const toTiptap = (text: DraftRichText): JSONContent => ({
  type: 'doc',
  content:
    text.length === 0
      ? [{ type: 'paragraph' }]
      : text.map((block) => {
          if (block.kind === 'heading')
            return { type: 'heading', attrs: { level: 2 }, content: inline([{ text: block.text }]) }
          if (block.kind === 'paragraph') return { type: 'paragraph', content: inline(block.spans) }
          return {
            type: 'bulletList',
            content: block.items.map((item) => ({
              type: 'listItem',
              content: [{ type: 'paragraph', content: inline(item) }],
            })),
          }
        }),
})

const spansOf = (node: JSONContent): Span[] =>
  (node.content ?? []).flatMap((part) => {
    const link: unknown = part.marks?.find(({ type }) => type === 'link')?.attrs?.['href']
    const isMarked = (mark: string): boolean => part.marks?.some(({ type }) => type === mark) ?? false
    const text = part.type === 'value' ? `{${String(part.attrs?.['name'])}}` : part.text
    if (text === undefined) return []
    return [
      {
        text,
        ...(part.type === 'value' && { value: true as const }),
        ...(isMarked('bold') && { bold: true as const }),
        ...(isMarked('italic') && { italic: true as const }),
        ...(typeof link === 'string' && { link }),
      },
    ]
  })

const wordsOf = (node: JSONContent): string =>
  spansOf(node)
    .map(({ text }) => text)
    .join('')

/**
 * Converts the editor's document to our value. Parts that our value does not support are dropped. An empty document
 * becomes no block.
 */
export const fromTiptap = ({ content = [] }: JSONContent): DraftRichText => {
  const blocks = content.flatMap((node): DraftRichText => {
    if (node.type === 'heading') return [{ kind: 'heading', text: wordsOf(node) }]
    if (node.type === 'paragraph') return [{ kind: 'paragraph', spans: spansOf(node) }]
    if (node.type !== 'bulletList') return []
    const items = (node.content ?? []).map((item) => (item.content ?? []).flatMap(spansOf))
    return [{ kind: 'list', items }]
  })
  const [first, ...rest] = blocks
  const isBlank = rest.length === 0 && first?.kind === 'paragraph' && first.spans.length === 0
  return isBlank ? [] : blocks
}
