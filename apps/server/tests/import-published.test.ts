import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportBench, openImportBench } from './support/import-bench.ts'
import { makeXlsx } from './support/make-zip.ts'
import { sharedFile, whyNoSharedData } from './support/shared-data.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await openImportBench()
})
afterAll(() => bench.close())

describe('a published table', () => {
  const title = ['', 'לוח א']
  const heading = ['מעמד מוניציפלי', 'סמל יישוב', 'אשכול 2019[4] ', 'אשכול 2017[4]']
  const english = ['MUNICIPAL STATUS', 'CODE', 'CLUSTER 2019', 'CLUSTER 2017']
  const note = ['[1] הערה', '', '', '']

  it('has titles above and notes below, which are not rows', async () => {
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

  it.each([
    ['first', ['אשכול 2021', 'אשכול 2019'], ['6', '5']],
    ['last', ['אשכול 2019', 'אשכול 2021'], ['5', '6']],
  ])('the newest year counts if it is %s', async (_place, years, clusters) => {
    const file = makeXlsx([
      ['מעמד מוניציפלי', 'סמל יישוב', ...years],
      ['0', '5000', ...clusters],
    ])
    await bench.load('clusters', bench.save('years.xlsx', file))
    expect(
      await bench.query('select socio_economic_cluster as cluster from localities where symbol = 5000'),
    ).toEqual([{ cluster: 6 }])
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

  it('a village with a cluster of its own keeps it; the others get their council’s', async () => {
    const own = await openImportBench()
    const villages =
      'symbol,name_he,municipal_code,socio_economic_cluster,cluster_level\n700001,א,2,9,locality\n700002,ב,2,,\n'
    await own.load('localities', own.save('villages.csv', villages))
    await own.load('clusters', own.save('c.csv', 'municipal_code,symbol,cluster\n2,,5\n'))
    expect(
      await own.query(
        'select socio_economic_cluster as cluster, cluster_level as level from localities where symbol > 700000 order by symbol',
      ),
    ).toEqual([
      { cluster: 9, level: 'locality' },
      { cluster: 5, level: 'council' },
    ])
    await own.close()
  })

  it('a village gets the peripherality of its council with the clusters, unless it has one of its own', async () => {
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
        'select socio_economic_cluster as cluster, peripherality_cluster as peripherality from localities where symbol > 700000 order by symbol',
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
  it('turn the starter localities into the full list, twice, with the same result', async () => {
    const own = await openImportBench()
    const count = async () => (await own.query('select count(*)::int as count from localities'))[0]
    expect(await count()).toEqual({ count: 1219 })
    const list = sharedFile('bycode2021.xlsx')
    const clusters = sharedFile('24_22_375t1.xlsx')
    expect(await own.load('localities', list)).toEqual({ read: 1483, added: 264, changed: 0 })
    expect(await own.load('clusters', clusters)).toMatchObject({ read: 255 })
    expect(await count()).toEqual({ count: 1483 })
    const once = await own.fingerprint()
    expect(await own.load('localities', list)).toEqual({ read: 1483, added: 0, changed: 0 })
    expect(await own.load('clusters', clusters)).toEqual({ read: 255, added: 0, changed: 0 })
    expect(await own.fingerprint()).toBe(once)
    // The peripherality of every village is the Bureau's.
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
