import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { dictionaries } from './import/dictionaries.ts'
import { openImport, RowsRefused } from './import/open-import.ts'
import { progressBar } from './import/progress.ts'
import { Refusal } from './import/refusal.ts'
import { counted, outcomeLine } from './import/report.ts'
import { explain, OperatorError } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

const usage = `Usage: npm run import -- <dictionary> <file> [--dry-run]
Dictionaries: ${Object.keys(dictionaries).join(', ')}. See docs/reference-data.md.`

/** `npm run import`: imports one file into one dictionary, completely or not at all. */
const run = async (): Promise<string> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [name = '', path, ...more] = positionals
  const dictionary = Object.hasOwn(dictionaries, name) ? dictionaries[name] : undefined
  if (!dictionary || path === undefined || more.length > 0) throw new OperatorError(usage)
  const config = readConfig(process.env, process.cwd())
  const bar = progressBar(process.stderr)
  // A signal is handled like a failure: the import is rolled back, and a database that was started for it is stopped.
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stopping.abort(new OperatorError('Stopped. Nothing was changed.')))
  try {
    const opened = await openImport({
      dictionary,
      // npm runs this in the repository, but the path is relative to the folder where the command was typed.
      file: resolve(process.env['INIT_CWD'] ?? process.cwd(), path),
      onProgress: bar.show,
    })
    const outcome = await withDatabase(config, (url) =>
      opened.into({ url, isDryRun: values['dry-run'], signal: stopping.signal }),
    )
    return outcomeLine(name, outcome, values['dry-run'])
  } finally {
    bar.clear()
  }
}

const explainImport = (error: unknown): string => {
  if (error instanceof RowsRefused) {
    const { problems, read } = error
    const summary = `Nothing was changed: problems found in ${counted(read)} rows: ${counted(problems.count)}.`
    return [...problems.lines(), summary].join('\n')
  }
  if (error instanceof Refusal) return `${error.message} Nothing was changed.`
  return explain(error)
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explainImport(error)}\n`)
  process.exitCode = 1
}
