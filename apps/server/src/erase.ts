import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { countOldDrafts, eraseOldDrafts } from './core/retention/erase-old-drafts.ts'
import { databaseClock } from './platform/clock.ts'
import { openDatabase } from './platform/database/database.ts'
import { explain } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

/** `npm run erase`: erases at once what the job `sweep` erases. With `--dry-run` it only prints how much that is. */
const run = (): Promise<string> => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const config = readConfig(process.env, process.cwd())
  return withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    try {
      const platform = { database, clock: databaseClock }
      if (values['dry-run']) return planText(await countOldDrafts(platform))
      return `${await eraseOldDrafts(platform)} drafts of closed periods were erased.`
    } finally {
      await database.close()
    }
  })
}

const planText = (plan: Awaited<ReturnType<typeof countOldDrafts>>): string =>
  plan.length === 0
    ? 'Nothing would be erased.'
    : plan
        .map(
          ({ period, drafts, files }) =>
            `Period ${period}: ${drafts} drafts and ${files} files would be erased.`,
        )
        .join('\n')

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
