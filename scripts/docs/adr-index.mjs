import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../setup/repository.mjs'

const folder = join(repository, 'docs', 'adr')

export const adrIndexPath = join(folder, 'README.md')

/**
 * Returns the title of a record. Throws unless it begins with number and title, then date and status.
 * @param {string} number @param {string} text
 */
export const titleOf = (number, text) => {
  const [heading = '', blank, dated = ''] = text.split('\n')
  const [, title] = /^# \d{4}\. (Use .+)$/.exec(heading) ?? []
  if (!title || !heading.startsWith(`# ${number}. `) || blank !== '')
    throw new Error(`Record ${number} must begin with "# ${number}. Use X for Y" and a blank line`)
  if (!/^Date: \d{4}-\d\d-\d\d\. Status: (?:proposed|accepted|superseded)\b/.test(dated))
    throw new Error(`Record ${number} must go on with "Date: YYYY-MM-DD. Status: accepted."`)
  return title
}

/** @param {string} file */
const lineOf = (file) => {
  const number = file.slice(0, 4)
  return `- [${number}](${file}) ${titleOf(number, readFileSync(join(folder, file), 'utf8'))}`
}

/** Returns the text of `docs/adr/README.md`. Throws if two records have the same number. */
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
