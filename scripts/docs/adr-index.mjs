import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../setup/repository.mjs'

const folder = join(repository, 'docs', 'adr')

export const adrIndexPath = join(folder, 'README.md')

/** One line a record: its number and its title, as it says them itself. @param {string} file */
const lineOf = (file) => {
  const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n')
  const [, number, title] = /^# (\d{4})\W+(.+)$/.exec(heading) ?? []
  if (!number || !title || !file.startsWith(`${number}-`))
    throw new Error(`docs/adr/${file} must begin with "# ${file.slice(0, 4)}. " and its title`)
  return `- [${number}](${file}) ${title}`
}

/** `docs/adr/README.md`, made from the records. */
export const adrIndex = () => {
  const records = readdirSync(folder).filter((file) => /^\d/.test(file))
  const twice = records.find(
    (file, place) => records.findIndex((other) => other.slice(0, 4) === file.slice(0, 4)) < place,
  )
  if (twice) throw new Error(`docs/adr/${twice} has the number of another record`)
  return `# Decisions

One choice among alternatives each, with its reason, titled "Use X for Y", with date and status. A record keeps its
number for ever; gaps between numbers mean nothing. A new record takes a number above the highest. How open points of the
specifications were read is no record but a note in [specification-notes.md](../specification-notes.md).
\`npm run docs:adr\` writes this list.

${records.sort().map(lineOf).join('\n')}
`
}
