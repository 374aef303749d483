// `npm run reference:localities -- <folder>`: writes the starter tables of localities and neighbourhoods from the
// published files.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { localityTable, neighborhoodTable } from './reference/locality-tables.mjs'
import { repository } from './setup/repository.mjs'

const source = resolve(repository, process.argv[2] ?? join('..', 'shared', 'data'))
const target = join(repository, 'apps', 'server', 'src', 'reference', 'localities')

/** @param {string} name */
const published = (name) => JSON.parse(readFileSync(join(source, name), 'utf8'))

writeFileSync(join(target, 'locality-table.ts'), localityTable(published('localities.json')))
writeFileSync(join(target, 'neighborhood-table.ts'), neighborhoodTable(published('neighbourhoods.json')))
