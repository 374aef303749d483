import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dictionaries } from '../src/import/dictionaries.ts'
import { allHeadings, headingsOf } from '../src/import/dictionary.ts'
import { progressBar } from '../src/import/progress.ts'
import { type ImportBench, openImportBench } from './support/import-bench.ts'
import { makeXlsx, makeZip, sheetName, sheetXml, workbookParts } from './support/make-zip.ts'
import { sharedFile, whyNoSharedData } from './support/shared-data.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
})
afterAll(() => bench.close())

const bankNames = async (codes: string) =>
  bench.query<{ code: number; name: Record<string, string> }>(
    `select code, name from banks where code in (${codes}) order by code`,
  )

describe('a table of text', () => {
  const table = 'code,name_he,name_en\n901,בנק ניסיון,Trial Bank\n902,"בנק ""אחר"", בע״מ",\n'
  const expected = [
    { code: 901, name: { he: 'בנק ניסיון', en: 'Trial Bank' } },
    { code: 902, name: { he: 'בנק "אחר", בע״מ' } },
  ]

  it('is added, and the second time changes nothing', async () => {
    const file = bench.save('banks.csv', table)
    expect(await bench.load('banks', file)).toEqual({ read: 2, added: 2, changed: 0 })
    const before = await bench.fingerprint()
    expect(await bench.load('banks', file)).toEqual({ read: 2, added: 0, changed: 0 })
    expect(await bench.fingerprint()).toBe(before)
    expect(await bankNames('901, 902')).toEqual(expected)
  })

  it.each([
    ['with a byte order mark', Buffer.from(`\uFEFF${table}`)],
    ['with line ends of Windows', Buffer.from(table.replaceAll('\n', '\r\n'))],
    ['in UTF-16, as Excel writes "Unicode text"', Buffer.from(`\uFEFF${table}`, 'utf16le')],
    [
      'with semicolons',
      Buffer.from('code;name_he;name_en\n901;בנק ניסיון;Trial Bank\n902;"בנק ""אחר"", בע״מ";\n'),
    ],
    ['with spaces and blank lines', Buffer.from(table.replaceAll('\n', ' \n\n'))],
  ])('is read the same %s', async (_name, content) => {
    expect(await bench.load('banks', bench.save('same.csv', content))).toMatchObject({ added: 0, changed: 0 })
  })

  it('is read rightly in windows-1255', async () => {
    const letters = [...'code,name_he\n903,בנק ישן\n'].map((character) => {
      const code = character.charCodeAt(0)
      return code >= 0x5d0 ? code - 0x5d0 + 0xe0 : code
    })
    await bench.load('banks', bench.save('old.csv', Buffer.from(letters)))
    expect(await bankNames('903')).toEqual([{ code: 903, name: { he: 'בנק ישן' } }])
  })

  it('a dry run tells what would happen, and does not do it', async () => {
    const before = await bench.fingerprint()
    const file = bench.save('dry.csv', 'code,name_he\n901,שם חדש\n904,בנק רביעי\n')
    expect(await bench.load('banks', file, { isDryRun: true })).toEqual({ read: 2, added: 1, changed: 1 })
    expect(await bench.fingerprint()).toBe(before)
  })

  it('names in languages that the file lacks stay, and so do columns', async () => {
    await bench.load('localities', bench.save('one.csv', 'symbol,name_he\n2710,אום אל-פחם\n'))
    expect(await bench.query('select * from localities where symbol = 2710')).toEqual([
      {
        symbol: 2710,
        name: { he: 'אום אל-פחם', ar: 'أم الفحم', en: 'Umm al-Fahm' },
        municipal_code: 0,
        socio_economic_cluster: expect.any(Number),
        cluster_level: 'authority',
        peripherality_cluster: expect.any(Number),
      },
    ])
  })

  it('flags of an imported institution are no examples any more', async () => {
    const file = bench.save(
      'schools.csv',
      'id,name_he,is_sponsored,is_religious\n8,האוניברסיטה הפתוחה,no,לא\n',
    )
    await bench.load('institutions', file)
    expect(
      await bench.query(
        'select is_sponsored, is_religious, has_example_flags, name from institutions where id = 8',
      ),
    ).toMatchObject([
      { is_sponsored: false, is_religious: false, has_example_flags: false, name: { ar: expect.anything() } },
    ])
  })
})

it.each(['information-squares', 'information-sliders'])(
  'rows of %s that are made after an import do not meet an imported number',
  async (name) => {
    const own = await openImportBench()
    const table = name.replace('-', '_')
    const before = (await own.query(`select id from ${table}`)).length
    const file = own.save('content.csv', `id,position,title_he,text_he,icon\n${before + 1},9,א,ב,help\n`)
    expect(await own.load(name, file)).toMatchObject({ added: 1 })
    await own.query(
      `insert into ${table} (position, title, text, icon) select position, title, text, icon from ${table} limit 1`,
    )
    expect(await own.query(`select count(*)::int as count from ${table}`)).toEqual([{ count: before + 2 }])
    await own.close()
  },
)

describe('every dictionary, written out as CSV and read back, is the same', () => {
  const quoted = (value: unknown): string =>
    value === null || value === undefined ? '' : `"${String(value).replaceAll('"', '""')}"`

  it.each(Object.entries(dictionaries).filter(([, { merge }]) => merge === undefined))(
    '%s',
    async (name, dictionary) => {
      const own = await openImportBench()
      const { table, fields } = dictionary
      const rows = await own.query<Record<string, unknown>>(`select * from ${table}`)
      const lines = rows.map((row) =>
        Object.entries(fields)
          .flatMap(([column, field]) =>
            field.kind === 'localized'
              ? headingsOf(column, field).map((heading) =>
                  quoted((row[column] as Record<string, string> | null)?.[heading.slice(-2)]),
                )
              : [quoted(row[column])],
          )
          .join(','),
      )
      const content = [allHeadings(dictionary).join(','), ...lines].join('\n')
      const outcome = await own.load(name, own.save(`${name}.csv`, content))
      expect(outcome).toEqual({
        read: rows.length,
        added: 0,
        // Their flags are examples until a list is imported, and this is one.
        changed: name === 'institutions' ? rows.length : 0,
      })
      expect(rows.length).toBeGreaterThan(0)
      await own.close()
    },
  )
})

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

  it('a broken letter that an earlier program gave up on', () =>
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

  it('unknown columns, which may be a slip in a name', () =>
    one('localities', 'u.csv', `${headings},name_arabic\n1,x,y\n`, /^Unknown columns: name_arabic/))

  it('a comma too many', () =>
    one(
      'localities',
      'comma.csv',
      `${headings}\n1,עין גדי, צפון\n`,
      /^Row 2: it has 3 cells under 2 headings/,
    ))

  it('a column that stands twice', () =>
    one('localities', 't.csv', `${headings},symbol\n1,x,2\n`, /^Column symbol stands in the file twice/))

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

  it('values that cannot be, each row with its reasons, and one bad row keeps a thousand good ones out', async () => {
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

  it('a picture that the page does not draw', () =>
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

  it('what is met only when thousands of rows are on their way', async () => {
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
    const { truncateSync } = await import('node:fs')
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
  ])('what is no spreadsheet: %s', (_name, content, line) => one('localities', 'no.xlsx', content, line))

  it('a file that is not there, and a folder', async () => {
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
  ])('a bomb %s', (_name, content, line) => one('localities', 'bomb.xlsx', content, line))
})

describe('a published table', () => {
  const title = ['', 'לוח א']
  const heading = ['מעמד מוניציפלי', 'סמל יישוב', 'אשכול 2019[4] ', 'אשכול 2017[4]']
  const english = ['MUNICIPAL STATUS', 'CODE', 'CLUSTER 2019', 'CLUSTER 2017']
  const note = ['[1] הערה', '', '', '']

  it('has titles above and notes below, which are no rows of it', async () => {
    const file = makeXlsx([title, heading, english, ['0', '3000', '4', '1'], ['68', '', '1', '2'], [], note])
    expect(await bench.load('clusters', bench.save('clusters.xlsx', file))).toEqual({
      read: 2,
      added: 0,
      changed: 1,
    })
    expect(
      await bench.query('select socio_economic_cluster as cluster from localities where symbol = 3000'),
    ).toEqual([{ cluster: 4 }])
  })

  it('a line inside it that is no row is reported, not skipped', async () => {
    const file = makeXlsx([
      heading,
      ['0', '3000', '4', '1'],
      ['?', '5000', '8', '8'],
      ['0', '4000', '7', '7'],
    ])
    expect(await bench.refusalOf('clusters', bench.save('inside.xlsx', file))).toEqual([
      expect.stringMatching(/^Row 3: municipal_code is "\?"/),
    ])
  })

  it('an authority that is not in the list of localities is an unknown parent', async () => {
    const file = makeXlsx([heading, ['0', '999999', '4', '1']])
    expect(await bench.refusalOf('clusters', bench.save('unknown.xlsx', file))).toEqual([
      'Row 2: symbol 999999 is not among the localities.',
    ])
  })

  it('a village with a cluster of its own keeps it; the others take their council’s', async () => {
    const own = await openImportBench()
    const villages =
      'symbol,name_he,municipal_code,socio_economic_cluster,cluster_level\n700001,א,2,9,locality\n700002,ב,2,,\n'
    await own.load('localities', own.save('villages.csv', villages))
    await own.load('clusters', own.save('c.csv', 'municipal_code,symbol,cluster\n2,,5\n'))
    expect(
      await own.query(
        'select socio_economic_cluster as cluster, cluster_level as level from localities where municipal_code = 2 order by symbol',
      ),
    ).toEqual([
      { cluster: 9, level: 'locality' },
      { cluster: 5, level: 'council' },
    ])
    await own.close()
  })

  it('a village takes the peripherality of its council with the clusters, and keeps one of its own', async () => {
    const own = await openImportBench()
    const villages =
      'symbol,name_he,municipal_code,socio_economic_cluster,cluster_level,peripherality_cluster\n' +
      '700001,א,2,,,\n700002,ב,2,9,locality,\n700003,ג,2,,,7\n700004,ד,98,,,\n'
    await own.load('localities', own.save('villages.csv', villages))
    const clusters = own.save('c.csv', 'municipal_code,symbol,cluster\n2,,5\n98,,4\n')
    expect(await own.load('clusters', clusters)).toMatchObject({ changed: 4 })
    expect(await own.load('clusters', clusters)).toMatchObject({ changed: 0 })
    expect(
      await own.query(
        'select socio_economic_cluster as cluster, peripherality_cluster as peripherality from localities where municipal_code in (2, 98) order by symbol',
      ),
    ).toEqual([
      { cluster: 5, peripherality: 2 },
      { cluster: 9, peripherality: 2 },
      { cluster: 5, peripherality: 7 },
      // No council of the Bureau has this number.
      { cluster: 4, peripherality: null },
    ])
    await own.close()
  })
})

describe.skipIf(whyNoSharedData)(`the files as published ${whyNoSharedData ?? ''}`, () => {
  it('turn the 203 starter localities into the full list, twice, with the same result', async () => {
    const own = await openImportBench()
    const count = async () => (await own.query('select count(*)::int as count from localities'))[0]
    expect(await count()).toEqual({ count: 203 })
    const list = sharedFile('bycode2021.xlsx')
    const clusters = sharedFile('24_22_375t1.xlsx')
    expect(await own.load('localities', list)).toEqual({ read: 1483, added: 1280, changed: 0 })
    expect(await own.load('clusters', clusters)).toMatchObject({ read: 255 })
    expect(await count()).toEqual({ count: 1483 })
    const once = await own.fingerprint()
    expect(await own.load('localities', list)).toEqual({ read: 1483, added: 0, changed: 0 })
    expect(await own.load('clusters', clusters)).toEqual({ read: 255, added: 0, changed: 0 })
    expect(await own.fingerprint()).toBe(once)
    // And every village lies as far out as the Bureau says.
    const published: { symbol: number; periph2020?: number }[] = JSON.parse(
      readFileSync(sharedFile('localities.json'), 'utf8'),
    )
    const rows = await own.query<{ symbol: number; peripherality: number | null }>(
      'select symbol, peripherality_cluster as peripherality from localities order by symbol',
    )
    expect(rows).toEqual(
      published
        .map(({ symbol, periph2020 }) => ({ symbol, peripherality: periph2020 ?? null }))
        .toSorted((one, other) => one.symbol - other.symbol),
    )
    await own.close()
  })
})

// That they take less than a minute is measured by `npm run bench`.
it('100,000 rows take no more memory than a tenth of them', async () => {
  const own = await openImportBench()
  const rows = (from: number, count: number) =>
    `symbol,name_he,name_ar,name_en\n${Array.from({ length: count }, (_, index) => `${from + index},"יישוב ${index}, צפון",بلدة ${index},Locality ${index}`).join('\n')}\n`
  const heapAfter = async (file: string) => {
    let highest = 0
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().heapUsed)
    }, 20)
    await own.load('localities', file).finally(() => clearInterval(watch))
    return highest
  }
  const small = await heapAfter(own.save('small.csv', rows(1_000_000, 10_000)))
  const large = await heapAfter(own.save('large.csv', rows(2_000_000, 100_000)))
  expect(large - small).toBeLessThan(100 * 1024 * 1024)
  await own.close()
}, 300_000)

describe('the progress bar', () => {
  const draw = (isTTY: boolean, shares: readonly (readonly [at: number, share: number])[]) => {
    const written: string[] = []
    let time = 0
    const bar = progressBar({ isTTY, write: (text: string) => written.push(text) > 0 }, () => time)
    for (const [at, share] of shares) {
      time = at
      bar.show(share)
    }
    bar.clear()
    return written
  }

  it('grows in a terminal, ten times a second at most, and is gone at the end', () => {
    const written = draw(true, [
      [0, 0],
      [50, 0.2],
      [150, 0.5],
      [160, 1],
    ])
    expect(written.map((text) => text.match(/\d+%/)?.[0])).toEqual(['0%', '50%', '100%', undefined])
    expect(written.at(-1)?.trim()).toBe('')
  })

  it('is silent in a log', () => {
    expect(draw(false, [[0, 0.5]])).toEqual([])
  })
})
