import { mostColumns, mostRows } from './sheet.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const characterOf = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''

export const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (hex) return characterOf(Number.parseInt(hex, 16))
    if (decimal) return characterOf(Number(decimal))
    return entities[name] ?? whole
  })

/** Returns the text of an element's `t` parts. A string may consist of several runs, each with its own format. */
const textOf = (xml: string): string =>
  unescaped(
    [...xml.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?t>/g)]
      .map(([, text]) => text ?? '')
      .join(''),
  )

export const sharedStrings = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:\w+:)?si(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?si>/gs)].map(([, item]) => textOf(item ?? ''))

/** Returns the column of a cell reference, counted from 0: `AB12` is in column 27. */
export const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]

/** Returns the text of a cell. Dates and sums are shown as the file stores them, because cell formats are not read. */
const cellText = (attributes: string, content: string, strings: readonly string[]): string => {
  const type = attribute(attributes, 't')
  if (type === 'inlineStr') return textOf(content)
  const value = unescaped(/<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</.exec(content)?.[1] ?? '')
  return type === 's' ? (strings[Number(value)] ?? '') : value
}

/** Returns the rows of a worksheet as text, and whether any were left out. */
export const readCells = (xml: string, strings: readonly string[]) => {
  const rows: string[][] = []
  let isCut = false
  for (const [, row = ''] of xml.matchAll(/<(?:\w+:)?row(?:\s[^>]*)?>(.*?)<\/(?:\w+:)?row>/gs)) {
    if (rows.length === mostRows) {
      isCut = true
      break
    }
    const cells: string[] = []
    for (const [, attributes = '', content = ''] of row.matchAll(
      /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs,
    )) {
      const named = columnOf(attribute(attributes, 'r') ?? '')
      const column = named < 0 ? cells.length : named
      if (column >= mostColumns) {
        isCut = true
        continue
      }
      while (cells.length < column) cells.push('')
      cells[column] = cellText(attributes, content, strings)
    }
    rows.push(cells)
  }
  return { rows, isCut }
}
