import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

const codesIn = (ranges: string): readonly number[] =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
  })

const faces = [
  ...css.matchAll(/url\("\.\/(fonts\/rubik-(\w+)\.woff2)"\)[^;]+;\s+unicode-range:([^;]+);/g),
].map(([, file = '', name = '', ranges = '']) => ({ file, name, codes: codesIn(ranges) }))

const isIn = (name: string, character: string): boolean =>
  faces.some((face) => face.name === name && face.codes.includes(character.codePointAt(0) ?? -1))

const bytesOf = (names: readonly string[]): number =>
  faces
    .filter(({ name }) => names.includes(name))
    .reduce((sum, { file }) => sum + statSync(new URL(file, import.meta.url)).size, 0)

/**
 * Returns the tables of a WOFF2 file, as indexes into the format's list of known tables. The first byte of each entry
 * is the index; its lengths follow, with seven bits in each byte.
 */
const tablesIn = (file: string): readonly number[] => {
  const bytes = readFileSync(new URL(file, import.meta.url))
  let at = 48
  const skipLength = () => {
    while ((bytes[at++] ?? 0) > 0x7f);
  }
  return Array.from({ length: bytes.readUInt16BE(12) }, () => {
    const flags = bytes[at++] ?? 0
    const [known, transform] = [flags & 0x3f, flags >> 6]
    if (known === 0x3f) at += 4
    skipLength()
    // The tables `glyf` and `loca` are transformed unless their flag is 3. All others are transformed only if their
    // flag is not 0.
    if (known === 10 || known === 11 ? transform !== 3 : transform !== 0) skipLength()
    return known
  })
}

describe('fonts', () => {
  it('no character is in two files', () => {
    const codes = faces.flatMap((face) => face.codes)
    expect(faces.map(({ name }) => name)).toEqual(['hebrew', 'figures', 'letters', 'arabic'])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('a Hebrew line with figures needs no file of Latin letters', () => {
    const line =
      'הגשת בקשה עד 15.12, בשעה 10:00 – "מלגה" (₪ 8,400)? 100% + #1 \u2066052-1234567\u2069 \u00a0…'
    for (const character of line)
      expect([character, isIn('hebrew', character) || isIn('figures', character)]).toEqual([character, true])
    for (const character of 'AZaz@é') expect(isIn('letters', character)).toBe(character !== '@')
  })

  it('declare that nothing is hinted, because automatic hinting changes the widths of letters', () => {
    const prep = 12
    for (const { file } of faces) expect([file, tablesIn(file).includes(prep)]).toEqual([file, true])
  })

  it('are small, because a slow phone loads 200 KB a second', () => {
    expect(bytesOf(['hebrew', 'figures'])).toBeLessThanOrEqual(17_400)
    expect(bytesOf(['letters'])).toBeLessThanOrEqual(19_800)
  })
})
