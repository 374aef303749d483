import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { makeXlsx } from '../apps/server/tests/support/make-zip.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const rows = 100_000

/**
 * Measures the import command with 100,000 rows beside a running server, which must take less than a minute, against
 * the database generating as many rows by itself.
 */
export const benchImport = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path })
  await server.url
  const files = writeFiles(folder.path)
  const client = new pg.Client({ connectionString: getRunningUrl(folder.path) })
  await client.connect()
  try {
    const floor = await milliseconds(() =>
      client.query(
        `create temporary table bare as
         select n as symbol, jsonb_build_object('he', 'A place, ' || n, 'en', 'Place ' || n) as name
         from generate_series(1, ${rows}) n`,
      ),
    )
    const measurements: Measurement[] = []
    for (const [kind, file] of files) {
      const value = await milliseconds(async () => {
        const command = startProcess(
          { DATA_DIR: folder.path },
          { script: 'apps/server/src/import.ts', args: ['localities', file] },
        )
        if ((await command.exit).code !== 0) throw new Error(command.output())
      })
      measurements.push({
        name: `import 100,000 rows of ${kind}`,
        value,
        floor,
        unit: 'ms',
        aim: { atMost: 60_000 },
      })
    }
    return measurements
  } finally {
    await client.end()
    await server.stop()
    folder.remove()
  }
}

/** Writes a CSV file, and a spreadsheet with other rows, so that both imports add rows. */
const writeFiles = (folder: string): readonly (readonly [string, string])[] => {
  const headings = ['symbol', 'name_he', 'name_en']
  const rowsFrom = (first: number, quote: string) =>
    Array.from({ length: rows }, (_, index) => [
      String(first + index),
      `${quote}A place, ${index}${quote}`,
      `Place ${index}`,
    ])
  const [csv, xlsx] = [join(folder, 'localities.csv'), join(folder, 'localities.xlsx')]
  writeFileSync(csv, [headings, ...rowsFrom(1_000_000, '"')].map((cells) => cells.join(',')).join('\n'))
  writeFileSync(xlsx, makeXlsx([headings, ...rowsFrom(2_000_000, '')]))
  return [
    ['CSV', csv],
    ['a spreadsheet', xlsx],
  ]
}

const milliseconds = async (run: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await run()
  return performance.now() - start
}
