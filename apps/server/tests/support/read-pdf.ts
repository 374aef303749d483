import { inflateSync } from 'node:zlib'

/**
 * What a PDF shows, piece by piece, from left to right as it stands on the page: a Hebrew word is read backwards. A
 * piece is given as each font of the document would read it, since only one of them has all of its letters.
 */
export const readPdf = (pdf: Buffer): readonly string[] => {
  const streams = streamsIn(pdf)
  const fonts = streams.filter((stream) => stream.includes('beginbfchar')).map(lettersOf)
  return streams
    .filter((stream) => /\bTJ\b/.test(stream))
    .flatMap((stream) =>
      [...stream.matchAll(/\[((?:\((?:\\[\s\S]|[^)\\])*\)|[^\]()])*)\] TJ/g)].map(([, parts]) => parts ?? ''),
    )
    .map(codesIn)
    .flatMap((codes) =>
      fonts.flatMap((letters) => {
        const read = codes.map((code) => letters.get(code))
        return read.includes(undefined) ? [] : [read.join('')]
      }),
    )
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

/** From a font's codes to letters, as its `ToUnicode` table says. */
const lettersOf = (table: string): ReadonlyMap<number, string> =>
  new Map(
    [...table.matchAll(/<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>/g)].map(([, code = '', units = '']) => [
      Number.parseInt(code, 16),
      Buffer.from(units, 'hex').swap16().toString('utf16le'),
    ]),
  )

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The two-byte codes in the strings of an array of text; the numbers between them only move the letters. */
const codesIn = (parts: string): readonly number[] => {
  const bytes = [...parts.matchAll(/\(((?:\\[\s\S]|[^)\\])*)\)/g)]
    .map(([, string]) => string ?? '')
    .join('')
    .replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal: string | undefined, char: string) =>
      octal === undefined ? (escapes[char] ?? char) : String.fromCharCode(Number.parseInt(octal, 8)),
    )
  const codes: number[] = []
  for (let at = 0; at < bytes.length; at += 2)
    codes.push(bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1))
  return codes
}
