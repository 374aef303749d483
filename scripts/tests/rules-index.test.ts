import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'
import { rulesOfSpecifications } from './rules-of-specifications.ts'

/** `docs/rules-index.md`: a table for each specification, with rows of paragraph, rule, files and names. */
const page = readFileSync(join(repository, 'docs/rules-index.md'), 'utf8')

const quoted = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')

const rows = page
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const [specification = '', ...lines] = part.split('\n')
    return lines
      .filter((line) => line.startsWith('|') && !line.includes('---'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, paragraph = '', rule = '', files = '', names = '']) => ({
        key: `${specification} ${paragraph}: ${rule}`,
        files: quoted(files).map((file) =>
          /^(?:packages|apps|docs)\//.test(file) ? file : `packages/domain/src/${file}`,
        ),
        names: quoted(names),
      }))
  })
  .filter(({ key }) => !key.endsWith(' paragraph: rule'))

const keys = Object.entries(rulesOfSpecifications).flatMap(([specification, paragraphs]) =>
  Object.entries(paragraphs).flatMap(([paragraph, rules]) =>
    rules.map((rule) => `${specification} ${paragraph}: ${rule}`),
  ),
)

const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*/g, '')

/** Returns whether the code defines a name: as an export, as a row or member of a table, or as a table of a test. */
const defines = (code: string, name: string): boolean =>
  [
    `^export (?:async )?(?:const|function|class|type|interface) ${name}\\b`,
    `(?:^|[{,])\\s*'?${name}'?\\??:`,
    `(?:^|[[,])\\s*'${name}'\\s*[,\\]]`,
    `^const ${name}\\b[^=]*= [{[]`,
  ].some((pattern) => new RegExp(pattern, 'm').test(code))

describe('the index of rules', () => {
  it('lists each rule of the specifications once, and no other', () => {
    const listed = rows.map(({ key }) => key)
    expect(keys.filter((key) => !listed.includes(key))).toEqual([])
    expect(listed.filter((key) => !keys.includes(key))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  it.each(rows)('$key', ({ files, names }) => {
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(join(repository, file)))).toEqual([])
    const codes = files.map((file) => withoutComments(readFileSync(join(repository, file), 'utf8')))
    expect(names.filter((name) => !codes.some((code) => defines(code, name)))).toEqual([])
  })

  it('a name in a comment, or one that is only used, does not count as defined', () => {
    const code = withoutComments(
      "/* export const a = 1 */\n// b: 1\nimport { c } from './d.ts'\nif (c === 'e') f()\n",
    )
    expect(['a', 'b', 'c', 'e', 'f'].filter((name) => defines(code, name))).toEqual([])
  })
})
