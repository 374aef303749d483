import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localityTable, neighborhoodTable } from '../reference/locality-tables.mjs'
import { repository } from '../setup/repository.mjs'

const published = join(repository, '..', 'shared', 'data')
const read = (name: string) => JSON.parse(readFileSync(join(published, name), 'utf8'))
const committed = (name: string) =>
  readFileSync(join(repository, 'apps', 'server', 'src', 'reference', 'localities', name), 'utf8')

const place = { symbol: 7, he: 'שחר', en: 'Shahar', muniCode: 50, pop: 3, cluster2019: 7, periph2020: 4 }

it('only inhabited localities are listed, sorted by symbol, and quote marks are preserved', () => {
  const lines = localityTable([
    { ...place, clusterLevel: 'locality' },
    { ...place, symbol: 5, pop: 0 },
    { symbol: 6, he: "ג'ת", en: "Jat 'B", muniCode: null, pop: 1 },
  ])
    .split('\n')
    .slice(-4)
  expect(lines).toEqual([
    `  [6, null, null, null, null, "ג'ת", "Jat 'B"],`,
    `  [7, 50, 7, 'locality', 4, 'שחר', 'Shahar'],`,
    ']',
    '',
  ])
})

describe.skipIf(!existsSync(published))('beside the published files', () => {
  it('the tables are what `npm run reference:localities` writes', () => {
    expect(committed('locality-table.ts')).toBe(localityTable(read('localities.json')))
    expect(committed('neighborhood-table.ts')).toBe(neighborhoodTable(read('neighbourhoods.json')))
  })
})
