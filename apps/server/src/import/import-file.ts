import pg from 'pg'
import { findDuplicates, findOrphans } from './check-staged.ts'
import type { Dictionary } from './dictionary.ts'
import { merge } from './merge.ts'
import { mergeClusters } from './merge-clusters.ts'
import { stagedColumns } from './read-record.ts'
import { readRows } from './read-rows.ts'
import { Refusal } from './refusal.ts'
import { type Outcome, Problems } from './report.ts'
import { openSource } from './source/open-source.ts'
import { stage } from './stage.ts'

type Options = {
  readonly url: string
  readonly dictionary: Dictionary
  readonly file: string
  readonly isDryRun: boolean
  /** Told how much of the file has been read, 0 to 1, as often as it is known. */
  readonly onProgress: (share: number) => void
}

/** Some rows cannot be taken, so none was. */
export class RowsRefused extends Error {
  readonly problems: Problems
  readonly read: number

  constructor(problems: Problems, read: number) {
    super('rows refused')
    this.problems = problems
    this.read = read
  }
}

/** Any number; one import at a time, so that two of them never wait for each other's rows. */
const lockKey = 7_264_101

/** One file into one dictionary in one transaction. A dry run does all of it and takes it back. */
export const importFile = async ({
  url,
  dictionary,
  file,
  isDryRun,
  onProgress,
}: Options): Promise<Outcome> => {
  const source = await openSource(file)
  const problems = new Problems()
  const { layout, rows, count } = await readRows(dictionary, source, problems, onProgress)
  const columns = stagedColumns(dictionary, layout)
  const client = new pg.Client({ connectionString: url, application_name: 'milgo-import' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    await stage(client, dictionary, columns, rows)
    if (count() === 0) throw new Refusal('The file has headings, but no rows.')
    problems.addFound(await findDuplicates(client, dictionary))
    problems.addFound(await findOrphans(client, dictionary, columns))
    if (problems.count > 0) throw new RowsRefused(problems, count())
    const changes =
      dictionary.merge === 'clusters' ? await mergeClusters(client) : await merge(client, dictionary, columns)
    await client.query(isDryRun ? 'rollback' : 'commit')
    return { read: count(), ...changes }
  } finally {
    // Ends an open transaction as well: whatever went wrong, nothing was changed.
    await client.end()
  }
}
