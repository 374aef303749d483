import { inflateSync } from 'node:zlib'

/**
 * Returns the texts of a PDF piece by piece, from left to right as on the page, so that a Hebrew word is backwards. A
 * piece is returned once for each font that can read it, because only one font has all of its letters.
 */
export const readPdf = (pdf: Buffer): readonly string[] => {
  const streams = streamsIn(pdf)
  const fonts = streams.filter((stream) => stream.includes('beginbfchar')).map(lettersOf)
  return streams.flatMap(shownIn).flatMap((codes) =>
    fonts.flatMap((letters) => {
      const read = codes.map((code) => letters.get(code))
      return read.includes(undefined) ? [] : [read.join('')]
    }),
  )
}

/** Returns the fonts in which a PDF shows a letter. */
export const fontsOf = (pdf: Buffer, letter: string): readonly string[] => {
  const text = pdf.toString('latin1')
  const font = /\/Type0\s+\/BaseFont \/\w+\+([\w-]+)[^>]*?\/ToUnicode (\d+) 0 R/g
  return [...text.matchAll(font)].flatMap(([, name = '', object]) => {
    const table = streamsIn(pdf.subarray(text.indexOf(`\n${object} 0 obj`)))[0] ?? ''
    return [...lettersOf(table).values()].includes(letter) ? [name] : []
  })
}

const streamsIn = (pdf: Buffer): readonly string[] => {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ 0: mark, index }) => {
    const start = index + mark.length
    try {
      return [inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1')]
    } catch {
      return []
    }
  })
}

/** Returns the letters of a font's codes, from its `ToUnicode` table. */
const lettersOf = (table: string): ReadonlyMap<number, string> =>
  new Map(
    [...table.matchAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>/g)].map(([, code = '', units = '']) => [
      Number.parseInt(code, 16),
      Buffer.from(units, 'hex').swap16().toString('utf16le'),
    ]),
  )

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** No line of a page has more letters; each has four digits. */
const longestHex = 2_000

/** Returns the codes that each `TJ` shows. The numbers between its strings only move the letters. */
const shownIn = (stream: string): readonly (readonly number[])[] => {
  const shown: (readonly number[])[] = []
  let bytes = ''
  for (let at = 0; at < stream.length; at++) {
    if (stream[at] === '[') bytes = ''
    else if (stream.startsWith('TJ', at)) shown.push(codesOf(bytes))
    else if (stream[at] === '(') {
      const { text, end } = stringAt(stream, at)
      bytes += text
      at = end
    } else if (stream[at] === '<') {
      // A string with bytes beyond ASCII is written in this form.
      const [whole = '<', hex = ''] = /^<([0-9A-Fa-f]*)>/.exec(stream.slice(at, at + longestHex)) ?? []
      bytes += Buffer.from(hex, 'hex').toString('latin1')
      at += whole.length - 1
    }
  }
  return shown
}

/** Returns the string at a position. It may contain brackets, if each opening one is also closed. */
const stringAt = (stream: string, start: number): { readonly text: string; readonly end: number } => {
  let text = ''
  for (let at = start + 1, depth = 1; at < stream.length; at++) {
    const char = stream[at] ?? ''
    if (char === '\\') {
      const octal = /^[0-7]{1,3}/.exec(stream.slice(at + 1, at + 4))?.[0]
      const escaped = stream[at + 1] ?? ''
      text +=
        octal === undefined ? (escapes[escaped] ?? escaped) : String.fromCharCode(Number.parseInt(octal, 8))
      at += octal?.length ?? 1
      continue
    }
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (depth === 0) return { text, end: at }
    text += char
  }
  return { text, end: stream.length }
}

const codesOf = (bytes: string): readonly number[] =>
  Array.from(
    { length: bytes.length / 2 },
    (_, n) => bytes.charCodeAt(2 * n) * 256 + bytes.charCodeAt(2 * n + 1),
  )
