import type { RichBlock, RichSpan, RichText } from './rich-text.ts'

/**
 * Reads a typed text: empty lines separate blocks, `## ` starts a heading, `- ` starts each line of a list,
 * `[words](address)` is a link. Everything else is plain text, also `<b>`. `RichText` checks whether the links are
 * allowed.
 */
export const readRichText = (typed: string): RichText =>
  typed
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.split('\n').map((row) => row.trim()))
    .map((rows) => rows.filter((row) => row !== ''))
    .flatMap((rows) => (rows.length === 0 ? [] : readBlock(rows)))

const readBlock = (rows: readonly string[]): RichBlock[] => {
  const [first = '', ...rest] = rows
  if (first.startsWith('## '))
    return [{ kind: 'heading', text: first.slice(3).trim() }, ...(rest.length > 0 ? readBlock(rest) : [])]
  if (rows.every((row) => row.startsWith('- ')))
    return [{ kind: 'list', items: rows.map((row) => readSpans(row.slice(2).trim())) }]
  return [{ kind: 'paragraph', spans: readSpans(rows.join(' ')) }]
}

const link = /\[([^\][]+)\]\(([^\s()]+)\)/

const readSpans = (typed: string): RichSpan[] => {
  const found = link.exec(typed)
  if (!found) return typed === '' ? [] : [{ text: typed }]
  const [whole, text = '', address = ''] = found
  return [
    ...(found.index > 0 ? [{ text: typed.slice(0, found.index) }] : []),
    { text, link: address },
    ...readSpans(typed.slice(found.index + whole.length)),
  ]
}
