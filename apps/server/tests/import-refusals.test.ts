import { truncateSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportBench, openImportBench } from './support/import-bench.ts'
import { makeXlsx, makeZip, sheetName, sheetXml, workbookParts } from './support/make-zip.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
})
afterAll(() => bench.close())

describe('is refused with clear lines, and nothing is changed', () => {
  const headings = 'symbol,name_he'
  const refused = async (dictionary: string, name: string, content: string | Buffer) => {
    const before = await bench.fingerprint()
    const lines = await bench.refusalOf(dictionary, bench.save(name, content))
    expect(await bench.fingerprint()).toBe(before)
    return lines
  }
  const one = async (dictionary: string, name: string, content: string | Buffer, line: RegExp) => {
    const lines = await refused(dictionary, name, content)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(line)
  }

  it.each([
    ['Latin text in another encoding', Buffer.from(`${headings}\n1,Caf\u00e9 \u00fcber\n`, 'latin1')],
    ['accents that would be Hebrew letters', Buffer.from(`${headings}\n1,Caf\u00e9 Zo\u00eb\n`, 'latin1')],
    [
      'UTF-8 with a broken letter',
      Buffer.concat([Buffer.from(`${headings}\n1,שלום`), Buffer.from([0xd7]), Buffer.from(' עולם\n')]),
    ],
    [
      'bytes without a meaning',
      Buffer.from([...Buffer.from(`${headings}\n1,`), 0xd9, 0xfb, 0xe0, 0xe1, 0xe2]),
    ],
  ])('garbage: %s', (_name, content) =>
    one('localities', 'garbage.csv', content, /unknown or broken encoding/),
  )

  it('a broken letter of an earlier program', () =>
    one('localities', 'lost.csv', `${headings}\n1,של\uFFFDם\n`, /^Row 2: name_he holds a broken character/))

  it('half a letter of UTF-16', () =>
    one(
      'banks',
      'half.csv',
      Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42, 0xd8, 0x41, 0x00]),
      /broken encoding/,
    ))

  it('missing columns', () =>
    one('localities', 'm.csv', 'symbol,name_en\n1,x\n', /^Missing columns: name_he\. Known are: symbol/))

  it('unknown columns, which may be typing errors', () =>
    one('localities', 'u.csv', `${headings},name_arabic\n1,x,y\n`, /^Unknown columns: name_arabic/))

  it('a comma too many', () =>
    one(
      'localities',
      'comma.csv',
      `${headings}\n1,עין גדי, צפון\n`,
      /^Row 2: it has 3 cells under 2 headings/,
    ))

  it('a cell too few, which would empty a column', () =>
    one(
      'localities',
      'short.csv',
      `${headings},socio_economic_cluster\n1,א,3\n3000,ירושלים\n`,
      /^Row 3: it has 2 cells under 3 headings/,
    ))

  it('with the numbers that a spreadsheet shows, including blank lines and cells of several lines', async () => {
    const rows = 'key,title_he,description_he,show\n\n  \na,א,"שורה\nועוד שורה\nועוד",yes\nb,ב,תיאור,maybe\n'
    expect(await refused('fields-help', 'lines.csv', rows)).toEqual([
      'Row 5: show is "maybe", neither yes nor no.',
    ])
  })

  it('a line of very many cells, before it is parsed', () =>
    one('localities', 'wide.csv', `${headings}\n${','.repeat(1_000)}\n`, /ALM2/))

  it('such a line with line breaks in its cells', () =>
    one('localities', 'broken-up.csv', `${headings}\n${'"\n",'.repeat(1_000)}\n`, /ALM2/))

  it('rows that end as on an old Macintosh are not read as one row', async () => {
    const rows = Array.from({ length: 600 }, (_, row) => `${row},`).join('\r')
    const [first] = await refused('localities', 'old.csv', `${headings}\r${rows}\r`)
    expect(first).toMatch(/^Row 2: symbol/)
  })

  it('a column that occurs twice', () =>
    one('localities', 't.csv', `${headings},symbol\n1,x,2\n`, /^Column symbol is in the file twice/))

  it('headings and nothing below', () => one('localities', 'h.csv', `${headings}\n`, /no rows/))

  it('duplicate keys, with both rows', () =>
    one('localities', 'd.csv', `${headings}\n7,א\n8,ב\n7,ג\n`, /^Row 4: symbol 7 is on row 2 already/))

  it('an unknown parent', () =>
    one(
      'neighborhoods',
      'p.csv',
      'locality_symbol,symbol,name_he\n3000,1,א\n999999,1,ב\n',
      /^Row 3: locality_symbol 999999 is not among the localities/,
    ))

  it('a quotation mark that is never closed', () =>
    one('localities', 'q.csv', `${headings}\n1,"x\n2,y\n`, /broken table/))

  it('impossible values, each row with its reasons; one bad row refuses a thousand good ones', async () => {
    const good = Array.from({ length: 1000 }, (_, index) => `${500_000 + index},יישוב ${index},5`)
    const lines = await refused(
      'localities',
      'v.csv',
      `${headings},socio_economic_cluster\n${good.join('\n')}\nx,,11\n-5,ישוב,\n1e3,${'א'.repeat(201)},2.5\n`,
    )
    expect(lines).toEqual([
      'Row 1002: symbol is "x", not a whole number from 1 to 999999999; name_he is missing; socio_economic_cluster is "11", not a whole number from 1 to 10.',
      'Row 1003: symbol is "-5", not a whole number from 1 to 999999999.',
      'Row 1004: symbol is "1e3", not a whole number from 1 to 999999999; name_he has 201 characters, 200 at most; socio_economic_cluster is "2.5", not a whole number from 1 to 10.',
    ])
  })

  it('a hundred bad rows: the first fifty, and how many more', async () => {
    const rows = Array.from({ length: 120 }, () => 'x,שם')
    const lines = await refused('localities', 'many.csv', `${headings}\n${rows.join('\n')}\n`)
    expect(lines).toHaveLength(51)
    expect(lines.at(-1)).toBe('... and 70 more.')
  })

  it.each(['//evil.example', 'https://evil.example', '/no-such-page', 'faq'])(
    'a redirect that is no page of this portal: %s',
    (path) =>
      one(
        'modal-windows',
        'r.csv',
        `key,header_he,text_he,positive_redirect\nx,א,ב,${path}\n`,
        /^Row 2: positive_redirect is/,
      ),
  )

  it('an unknown icon', () =>
    one(
      'information-squares',
      'i.csv',
      'id,position,title_he,text_he,icon\n9,1,א,ב,rocket\n',
      /^Row 2: icon is "rocket", none of calendar, /,
    ))

  it('a formula', () =>
    one(
      'localities',
      'formula.xlsx',
      makeXlsx([
        ['symbol', 'name_he'],
        ['1', 'א'],
        ['<f>1+1</f><v>2</v>', 'ב'],
      ]),
      /^Row 3: cell A3 holds a formula/,
    ))

  it('a fault that is found only after thousands of rows', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => [String(600_000 + index), 'שם'])
    await one(
      'localities',
      'late.xlsx',
      makeXlsx([['symbol', 'name_he'], ...rows, ['<f>1+1</f><v>2</v>', 'ב']]),
      /^Row 5002: cell A5002 holds a formula/,
    )
    const table = [headings, ...rows.map((cells) => cells.join(',')), '1,"x', ...rows.map(String)].join('\n')
    await one('localities', 'late.csv', table, /broken table/)
  })

  it('a cell with an error', () =>
    one(
      'localities',
      'error.xlsx',
      makeZip([
        ...workbookParts,
        {
          name: sheetName,
          content: sheetXml([['symbol', 'name_he']]).replace(
            '</sheetData>',
            '<row r="2"><c r="A2" t="e"><v>#REF!</v></c></row></sheetData>',
          ),
        },
      ]),
      /cell A2 holds the error #REF!/,
    ))

  it('an import that is stopped half way', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `${800_000 + index},שם`)
    const stopping = new AbortController()
    const before = await bench.fingerprint()
    const stopped = bench.load('localities', bench.save('long.csv', [headings, ...rows].join('\n')), {
      signal: stopping.signal,
      onProgress: () => stopping.abort(new Error('stopped')),
    })
    await expect(stopped).rejects.toThrow('stopped')
    expect(await bench.fingerprint()).toBe(before)
  })

  it('a file of 200 MB, at once', async () => {
    const path = bench.save('huge.csv', `${headings}\n`)
    truncateSync(path, 200 * 1024 * 1024)
    expect(await bench.refusalOf('localities', path)).toEqual([
      'huge.csv has 200 MB; at most 100 MB can be imported.',
    ])
    truncateSync(path, 0)
  })

  it.each([
    ['an empty file', Buffer.alloc(0), /is empty/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), /neither a spreadsheet/],
    [
      'an archive of something else',
      makeZip([{ name: 'a.txt', content: 'x' }]),
      /zip archive, but no spreadsheet/,
    ],
    ['an old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old \(\.xls\) or password-protected/],
    ['half a spreadsheet', makeXlsx([['symbol']]).subarray(0, 300), /broken spreadsheet/],
    [
      'a spreadsheet whose XML is broken',
      makeZip([...workbookParts, { name: sheetName, content: '<worksheet><sheetData><row></c>' }]),
      /broken spreadsheet/,
    ],
  ])('a broken spreadsheet: %s', (_name, content, line) => one('localities', 'no.xlsx', content, line))

  it('a missing file, and a folder', async () => {
    expect(await bench.refusalOf('localities', '/no/such/file')).toEqual([
      expect.stringMatching(/cannot be read/),
    ])
    expect(await bench.refusalOf('localities', bench.folder)).toEqual([
      expect.stringMatching(/not a file|cannot be read/),
    ])
  })

  const bomb = Buffer.alloc(8 * 1024 * 1024, '<row><c><v>1</v></c></row>')
  it.each([
    [
      'that says it unfolds to 4 GB',
      makeZip([...workbookParts, { name: sheetName, content: 'x', claimedSize: 0xfffffff0 }]),
      /unfolds to far more/,
    ],
    [
      'that lies about its size',
      makeZip([...workbookParts, { name: sheetName, content: bomb, claimedSize: 100 }]),
      /broken spreadsheet/,
    ],
    [
      'of shared texts',
      makeXlsx([['symbol']], [{ name: 'xl/sharedStrings.xml', content: 'x', claimedSize: 70 * 1024 * 1024 }]),
      /unfolds to far more/,
    ],
    [
      'of one endless cell',
      makeXlsx([
        ['symbol', 'name_he'],
        ['1', 'א'.repeat(4 * 1024 * 1024)],
      ]),
      /longer than any cell/,
    ],
    [
      'of entities',
      makeZip([
        ...workbookParts,
        {
          name: sheetName,
          content: '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet>&b;</worksheet>',
        },
      ]),
      /document type/,
    ],
    [
      'of columns',
      makeZip([
        ...workbookParts,
        { name: sheetName, content: '<worksheet><row r="1"><c r="XFD1"><v>1</v></c></row></worksheet>' },
      ]),
      /beyond column 1000/,
    ],
    [
      'of row numbers',
      makeZip([
        ...workbookParts,
        { name: sheetName, content: '<worksheet><row r="99999999999"/></worksheet>' },
      ]),
      /a row numbered "99999999999"/,
    ],
    [
      'of parts',
      makeZip(Array.from({ length: 2_001 }, (_, index) => ({ name: `p${index}`, content: '' }))),
      /no spreadsheet/,
    ],
  ])('a zip bomb %s', (_name, content, line) => one('localities', 'bomb.xlsx', content, line))
})
