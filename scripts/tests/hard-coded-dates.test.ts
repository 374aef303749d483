import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/** Dates are data of the period (decisions, section 5): the code says no year, and no month of one. A namespace is no date. */
const year = /(?<![\d#])20[23]\d(?!\d|\/\d\d\/)/

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

/** What has a year all the same, and why. */
const allowed: Readonly<Record<string, string>> = {
  'apps/server/src/reference/first-period.ts': "const code = '2025'",
  // Samples of the components, which only developers see.
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

/** The lines of a text that say a year, its comments left aside. */
const datedLines = (text: string): readonly string[] =>
  text
    .replace(comment, '')
    .split('\n')
    .filter((line) => year.test(line))

/** Symbols of localities look like years. */
const isCode = (file: string): boolean =>
  /\.(tsx?|typ|css|html)$/.test(file) && !/\.(test|fixture)\.tsx?$|\/reference\/localities\//.test(file)

it('no page, letter, rule or starter text says a year', () => {
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
