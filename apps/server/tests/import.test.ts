import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dictionaries } from '../src/import/dictionaries.ts'
import { allHeadings, headingsOf } from '../src/import/dictionary.ts'
import { type ImportBench, openImportBench } from './support/import-bench.ts'

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

  it('is imported, and the second time changes nothing', async () => {
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

  it('is read correctly in windows-1255', async () => {
    const letters = [...'code,name_he\n903,בנק ישן\n'].map((character) => {
      const code = character.charCodeAt(0)
      return code >= 0x5d0 ? code - 0x5d0 + 0xe0 : code
    })
    await bench.load('banks', bench.save('old.csv', Buffer.from(letters)))
    expect(await bankNames('903')).toEqual([{ code: 903, name: { he: 'בנק ישן' } }])
  })

  it('a dry run reports what would happen, and does not do it', async () => {
    const before = await bench.fingerprint()
    const file = bench.save('dry.csv', 'code,name_he\n901,שם חדש\n904,בנק רביעי\n')
    expect(await bench.load('banks', file, { isDryRun: true })).toEqual({ read: 2, added: 1, changed: 1 })
    expect(await bench.fingerprint()).toBe(before)
  })

  it('languages and columns that the file lacks are not changed', async () => {
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
  'rows of %s that are added after an import do not get an imported number',
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

  let own: ImportBench
  beforeAll(async () => {
    own = await openImportBench()
  })
  afterAll(() => own.close())

  it.each(Object.entries(dictionaries).filter(([, { merge }]) => merge === undefined))(
    '%s',
    async (name, dictionary) => {
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
    },
  )
})

it('nine tenths of 100,000 rows need no more memory than a tenth of them', async () => {
  const own = await openImportBench()
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `${2_000_000 + index},"יישוב ${index}, צפון",بلدة ${index},Locality ${index}\n`,
  )
  const file = own.save('large.csv', `symbol,name_he,name_ar,name_en\n${rows.join('')}`)
  const memory: number[] = []
  const shares = [0.1, 0.5, 0.9]
  await own.load('localities', file, {
    onProgress: (share) => {
      if (share >= (shares[memory.length] ?? 2)) memory.push(memoryInUse())
    },
  })
  expect(memory).toHaveLength(shares.length)
  // All rows in memory would be more than 20 MB by then.
  expect(Math.max(...memory) - Number(memory[0])).toBeLessThan(8 * 1024 * 1024)
  await own.close()
})

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Returns the memory in use, after a garbage collection. */
const memoryInUse = (): number => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
