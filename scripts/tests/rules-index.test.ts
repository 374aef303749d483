import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/** `docs/rules-index.md`: rows of paragraph, rule, files and names. */
const page = readFileSync(join(repository, 'docs/rules-index.md'), 'utf8')

const quoted = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '')

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.includes('---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, paragraph = '', rule = '', files = '', names = '']) => ({
    title: `${paragraph}: ${rule}`,
    files: quoted(files).map((file) =>
      /^(?:packages|apps|docs)\//.test(file) ? file : `packages/domain/src/${file}`,
    ),
    names: quoted(names),
  }))
  .filter(({ title }) => title !== 'paragraph: rule')

describe('the index of rules', () => {
  it('has a row for each paragraph that states a rule', () => {
    expect(rows.length).toBeGreaterThan(150)
    for (const { files } of rows) expect(files.length).toBeGreaterThan(0)
  })

  it.each(rows)('$title', ({ files, names }) => {
    const missing = files.filter((file) => !existsSync(join(repository, file)))
    expect(missing).toEqual([])
    const texts = files.map((file) => readFileSync(join(repository, file), 'utf8'))
    expect(names.filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([])
  })
})
