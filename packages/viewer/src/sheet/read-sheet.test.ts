import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { columnOf, readCells, sharedStrings, unescaped } from './read-cells.ts'
import { readSheet } from './read-sheet.ts'
import { mostColumns, mostRows } from './sheet.ts'

const bytesOf = (content: Uint8Array): ArrayBuffer => new Uint8Array(content).buffer

describe('a spreadsheet', () => {
  it('is read from a file of a spreadsheet program', async () => {
    const sheet = await readSheet(
      bytesOf(readFileSync(new URL('../../../../e2e/files/income.xlsx', import.meta.url))),
    )
    expect(sheet?.rows.length).toBeGreaterThan(0)
    expect(sheet?.rows.flat().join('')).not.toBe('')
  })

  it.each([
    ['empty', ''],
    ['no zip package', 'not a spreadsheet at all, but long enough to look for the end of one'],
  ])('is not read from a file that is %s', async (_name, text) => {
    expect(await readSheet(bytesOf(new TextEncoder().encode(text)))).toBeUndefined()
  })
})

describe('cells', () => {
  it('are in the column that they name, with gaps before them', () => {
    const { rows } = readCells('<row r="1"><c r="B1"><v>7</v></c><c r="D1" t="s"><v>1</v></c></row>', [
      'a',
      'b',
    ])
    expect(rows).toEqual([['', '7', '', 'b']])
  })

  it('may be empty, in several runs, or inline strings', () => {
    const xml =
      '<row><c r="A1"/><c r="B1" t="inlineStr"><is><r><t>Rachel </t></r><r><t xml:space="preserve">&amp; co</t></r></is></c></row>'
    expect(readCells(xml, []).rows).toEqual([['', 'Rachel & co']])
  })

  it('are cut at a maximum of rows and columns', () => {
    const row = (cells: string) => `<row>${cells}</row>`
    const tall = readCells(row('<c r="A1"><v>1</v></c>').repeat(mostRows + 1), [])
    expect([tall.rows.length, tall.isCut]).toEqual([mostRows, true])
    const wide = readCells(row('<c r="ZZ1"><v>1</v></c><c r="A1"><v>2</v></c>'), [])
    expect(wide).toEqual({ rows: [['2']], isCut: true })
    expect(columnOf('AB12')).toBe(27)
    expect(mostColumns).toBeGreaterThan(27)
  })

  it('show markup as text', () => {
    expect(unescaped('&lt;b&gt; &#1488;&#x5D1; &nope; &#0;')).toBe('<b> אב &nope; ')
    expect(sharedStrings('<sst><si><t>a</t></si><si><r><t>b</t></r><r><t>c</t></r></si></sst>')).toEqual([
      'a',
      'bc',
    ])
  })
})
