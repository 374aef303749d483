import pg from 'pg'
import { findDuplicates, findOrphans } from './check-staged.ts'
import type { Dictionary } from './dictionary.ts'
import { findOwnerOfRows } from './find-owner.ts'
import { merge } from './merge.ts'
import { mergeClusters } from './merge-clusters.ts'
import { stagedColumns } from './read-record.ts'
import { type Rows, readRows } from './read-rows.ts'
import { OtherDictionary, Refusal } from './refusal.ts'
import { type Outcome, Problems } from './report.ts'
import { openSource } from './source/open-source.ts'
import { stage } from './stage.ts'

type File = {
  readonly dictionary: Dictionary
  readonly file: string
  /** Called with the share of the file that was read, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

type Target = {
  readonly url: string
  readonly isDryRun?: boolean
  /** Aborts the import, up to the moment before the commit. */
  readonly signal?: AbortSignal
}

/** Thrown when some rows are refused, so that none is imported. */
export class RowsRefused extends Error {
  readonly problems: Problems
  readonly read: number

  constructor(problems: Problems, read: number) {
    super('rows refused')
    this.problems = problems
    this.read = read
  }
}

/** An arbitrary lock number. Only one import runs at a time, so that two never wait for each other's rows. */
const lockKey = 7_264_101

/** Reads the start of a file with its headings. A wrong file is refused before a database is used. */
export const openImport = async ({ dictionary, file, onProgress = () => {} }: File) => {
  const problems = new Problems()
  const read = await readRows(dictionary, await openSource(file), problems, onProgress)
  return {
    /** Imports the file in one transaction. A dry run does all of it and rolls back. */
    into: async ({ url, isDryRun = false, signal }: Target): Promise<Outcome> => {
      const client = new pg.Client({ connectionString: url, application_name: 'milgo-import' })
      client.on('error', () => {})
      await client.connect()
      try {
        await client.query('begin')
        await client.query('select pg_advisory_xact_lock($1)', [lockKey])
        const changes = await takeOver(client, dictionary, read, problems, signal)
        signal?.throwIfAborted()
        await client.query(isDryRun ? 'rollback' : 'commit')
        return { read: read.count(), ...changes }
      } catch (error) {
        // After an abort, database and streams fail with errors of their own; the abort's reason is thrown instead.
        throw signal?.aborted ? signal.reason : error
      } finally {
        // This also ends an open transaction, so that after a failure nothing was changed.
        await client.end()
      }
    },
  }
}

const takeOver = async (
  client: pg.Client,
  dictionary: Dictionary,
  { layout, rows, count }: Rows,
  problems: Problems,
  signal: AbortSignal | undefined,
): Promise<Pick<Outcome, 'added' | 'changed'>> => {
  const columns = stagedColumns(dictionary, layout)
  await stage(client, dictionary, columns, rows, signal)
  if (count() === 0) throw new Refusal('HEADINGS_ONLY')
  const owner = await findOwnerOfRows(client, dictionary, columns)
  if (owner !== undefined) throw new OtherDictionary(owner, 'ROWS_OF_OTHER')
  problems.addFound(await findDuplicates(client, dictionary))
  problems.addFound(await findOrphans(client, dictionary, columns))
  if (problems.count > 0) throw new RowsRefused(problems, count())
  return dictionary.merge === 'clusters' ? mergeClusters(client) : merge(client, dictionary, columns)
}
