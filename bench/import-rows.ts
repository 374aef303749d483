import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseUrlOf, temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const rows = 100_000

/**
 * 100,000 rows through the import command beside a running server, which is to take under a minute, against the
 * database making as many rows by itself.
 */
export const benchImport = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path })
  await server.url
  const file = join(folder.path, 'localities.csv')
  const lines = Array.from(
    { length: rows },
    (_, index) => `${1_000_000 + index},"A place, ${index}",Place ${index}`,
  )
  writeFileSync(file, `symbol,name_he,name_en\n${lines.join('\n')}\n`)
  const client = new pg.Client({ connectionString: databaseUrlOf(folder.path) })
  await client.connect()
  try {
    const floor = await milliseconds(() =>
      client.query(
        `create temporary table bare as
         select n as symbol, jsonb_build_object('he', 'A place, ' || n, 'en', 'Place ' || n) as name
         from generate_series(1, ${rows}) n`,
      ),
    )
    const value = await milliseconds(async () => {
      const command = startProcess(
        { DATA_DIR: folder.path },
        { script: 'apps/server/src/import.ts', args: ['localities', file] },
      )
      if ((await command.exit).code !== 0) throw new Error(command.output())
    })
    return [{ name: 'import 100,000 rows (aim: 60000 ms)', value, floor, unit: 'ms' }]
  } finally {
    await client.end()
    await server.stop()
    folder.remove()
  }
}

const milliseconds = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await run()
  return performance.now() - start
}
