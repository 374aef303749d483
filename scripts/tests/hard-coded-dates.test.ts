import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/**
 * Matches a year. Dates are data of the period (decisions, section 5), so the code contains none. A year in an XML
 * namespace does not match.
 */
const year = /(?<![\d#])20[23]\d(?!\d|\/\d\d\/)/

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

/** Files that may contain a year, and the text of the allowed line. */
const allowed: Readonly<Record<string, string>> = {
  'apps/server/src/reference/first-period.ts': "const code = '2025'",
  // The law asks for the day on which the statement was last revised.
  'apps/server/src/reference/legal/accessibility-statement.ts': '19.11.2026',
  // Samples of components, which only developers see.
  'apps/kit/src/sections/data-section.tsx': 'day:',
  'apps/kit/src/words/he.ts': '11.02.2025',
  'apps/kit/src/words/ar.ts': '11.02.2025',
  'apps/kit/src/words/en.ts': '11.02.2025',
}

const sources = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(repository, folder)).flatMap((name) => {
    const root = join(folder, name, 'src')
    return readdirSync(join(repository, root), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, file).replaceAll('\\', '/'),
    )
  }),
)

/** Returns the lines of a text that contain a year, without comments. */
const datedLines = (text: string): readonly string[] =>
  text
    .replace(comment, '')
    .split('\n')
    .filter((line) => year.test(line))

/** Returns whether a file is checked. Tables of localities are not, because their symbols look like years. */
const isCode = (file: string): boolean =>
  /\.(tsx?|typ|css|html)$/.test(file) && !/\.(test|fixture)\.tsx?$|\/reference\/localities\//.test(file)

it('no page, letter, rule or starter text contains a year', () => {
  const files = sources.filter(isCode)
  expect(files.length).toBeGreaterThan(500)
  const dated = files.flatMap((file) =>
    datedLines(readFileSync(join(repository, file), 'utf8'))
      .filter((line) => !line.includes(allowed[file] ?? '\0'))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(dated).toEqual([])
})

it.each([
  ["expectedAnswers: { en: 'June 2025' }", true],
  ["from: '2023-12-02'", true],
  ['15.12.2024 10:00', true],
  ['// as in 2025', false],
  ['maxLength: 2048', false],
  ["'#202530'", false],
  ["'2022/10/relationships/richValueRel'", false],
])('%s is found: %s', (line, isFound) => {
  expect(datedLines(line).length > 0).toBe(isFound)
})
