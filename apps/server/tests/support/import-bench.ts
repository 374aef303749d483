import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { dictionaries } from '../../src/import/dictionaries.ts'
import { openImport, RowsRefused } from '../../src/import/open-import.ts'
import { Refusal } from '../../src/import/refusal.ts'
import type { Outcome } from '../../src/import/report.ts'
import { freshDatabase } from './fresh-database.ts'

type Options = {
  readonly isDryRun?: boolean
  readonly signal?: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** A database with the starter data, files to import into it, and queries of the result. */
export const openImportBench = async () => {
  const fresh = await freshDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'milgo-import-'))
  const client = new pg.Client({ connectionString: fresh.url })
  await client.connect()

  const query = async <T extends pg.QueryResultRow>(text: string): Promise<T[]> =>
    (await client.query<T>(text)).rows

  const save = (name: string, content: string | Buffer): string => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }

  const load = async (
    name: string,
    file: string,
    { onProgress = () => {}, ...target }: Options = {},
  ): Promise<Outcome> => {
    const dictionary = dictionaries[name]
    if (!dictionary) throw new Error(`no dictionary ${name}`)
    return (await openImport({ dictionary, file, onProgress })).into({ url: fresh.url, ...target })
  }

  return {
    folder,
    query,
    save,
    load,
    /** Returns the lines that an operator would see. */
    refusalOf: async (name: string, file: string): Promise<string[]> => {
      try {
        await load(name, file)
      } catch (error) {
        if (error instanceof RowsRefused) return error.problems.lines()
        if (error instanceof Refusal) return error.message.split('\n')
        throw error
      }
      return []
    },
    /** Returns a hash of everything that an import can change. */
    fingerprint: async (): Promise<string> => {
      const hash = createHash('sha256')
      for (const table of new Set(Object.values(dictionaries).map(({ table }) => table))) {
        const rows = await query(`select t::text as line from ${table} t order by t::text`)
        hash.update(rows.map(({ line }) => line).join('\n'))
      }
      return hash.digest('hex')
    },
    close: async () => {
      await client.end()
      await fresh.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type ImportBench = Awaited<ReturnType<typeof openImportBench>>
