/** A value of a PDF file, as far as the checks of PDFs need it. */
export type PdfValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'text'; readonly value: Buffer }
  | { readonly kind: 'list'; readonly value: readonly PdfValue[] }
  | { readonly kind: 'entries'; readonly value: ReadonlyMap<string, PdfValue> }

const deepest = 8

const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32
const delimiters = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)))
const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isSpace(byte) && !delimiters.has(byte)

/**
 * Returns the value that begins at an offset. Throws if there is no valid one. Either way it tells how many bytes were
 * read.
 */
export const parseObject = (
  bytes: Buffer,
  start: number,
  spend: (bytes: number) => void = () => {},
): PdfValue => {
  let at = start

  const fail = (): never => {
    throw new Error('not an object of a PDF')
  }
  const starts = (text: string): boolean => {
    for (let index = 0; index < text.length; index += 1)
      if (bytes[at + index] !== text.charCodeAt(index)) return false
    return true
  }
  const skipSpace = (): void => {
    for (;;) {
      while (isSpace(bytes[at])) at += 1
      if (!starts('%')) return
      while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1
    }
  }
  const readWord = (): string => {
    const from = at
    while (isRegular(bytes[at])) at += 1
    return at === from ? fail() : bytes.toString('latin1', from, at)
  }

  const readName = (): string => {
    at += 1
    const raw = isRegular(bytes[at]) ? readWord() : ''
    return raw.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }

  const readHex = (): Buffer => {
    const end = bytes.indexOf('>', at)
    if (end === -1) {
      at = bytes.length
      return fail()
    }
    const digits = bytes.toString('latin1', at + 1, end).replace(/\s/g, '')
    at = end + 1
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
  }

  const readEscape = (out: number[]): void => {
    const next = bytes[at]
    const octal = /^[0-7]{1,3}/.exec(bytes.toString('latin1', at, at + 3))?.[0]
    if (octal !== undefined) {
      out.push(Number.parseInt(octal, 8) & 0xff)
      at += octal.length
    } else if (next === 13) at += bytes[at + 1] === 10 ? 2 : 1
    else if (next === 10) at += 1
    else {
      out.push(escapes[String.fromCharCode(next ?? 0)] ?? next ?? fail())
      at += 1
    }
  }

  const readText = (): Buffer => {
    const out: number[] = []
    at += 1
    for (let depth = 1; ; ) {
      const byte = bytes[at] ?? fail()
      at += 1
      if (byte === 0x5c) readEscape(out)
      else {
        if (byte === 0x28) depth += 1
        if (byte === 0x29) depth -= 1
        if (depth === 0) return Buffer.from(out)
        out.push(byte)
      }
    }
  }

  const readList = (depth: number): PdfValue[] => {
    const items: PdfValue[] = []
    at += 1
    for (skipSpace(); !starts(']'); skipSpace()) items.push(read(depth + 1))
    at += 1
    return items
  }

  const readEntries = (depth: number): Map<string, PdfValue> => {
    const entries = new Map<string, PdfValue>()
    at += 2
    for (skipSpace(); !starts('>>'); skipSpace()) {
      if (!starts('/')) return fail()
      const name = readName()
      entries.set(name, read(depth + 1))
      // A reference such as `5 0 R` is three values. Only the first is read, because nothing here follows references.
      for (skipSpace(); isRegular(bytes[at]); skipSpace()) readWord()
    }
    at += 2
    return entries
  }

  const read = (depth: number): PdfValue => {
    skipSpace()
    if (depth > deepest || at >= bytes.length) return fail()
    if (starts('<<')) return { kind: 'entries', value: readEntries(depth) }
    if (starts('[')) return { kind: 'list', value: readList(depth) }
    if (starts('(')) return { kind: 'text', value: readText() }
    if (starts('<')) return { kind: 'text', value: readHex() }
    if (starts('/')) return { kind: 'name', value: readName() }
    const word = readWord()
    return /^[+-]?\d+$/.test(word) ? { kind: 'number', value: Number(word) } : { kind: 'word', value: word }
  }

  try {
    return read(0)
  } finally {
    spend(at - start)
  }
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
