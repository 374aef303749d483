import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

const files = globSync(['*.md', '{apps,bench,docs,e2e,packages,scripts}/**/*.{md,ts,tsx,mjs,css}'], {
  cwd: repository,
  exclude: ['**/node_modules', '**/dist'],
}).map((file) => file.replaceAll('\\', '/'))

const textOf = (file: string): string => readFileSync(join(repository, file), 'utf8')

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Returns the links of a page to a missing file, or to a heading that the file does not have. */
const deadLinks = (page: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https?|mailto):/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : join(dirname(page), path)
      if (!existsSync(join(repository, target))) return true
      return anchor !== undefined && !anchorsOf(path === '' ? text : textOf(target)).includes(anchor)
    })

const records = files
  .map((file) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1])
  .filter((number) => number !== undefined)

/** Returns the numbers of missing records that a text names in brackets or after "ADR", "adr/", "see" or a comma. */
const deadNumbers = (text: string): readonly string[] =>
  [...text.matchAll(/(?:\bADR |\badr\/|[([]|\bsee |, )(0\d{3})(?=[-\s,.;:)\]]|$)/gm)]
    .map(([, number = '']) => number)
    .filter((number) => !records.includes(number))

describe('links of the documents', () => {
  it.each(files.filter((file) => file.endsWith('.md')))('every link of %s exists', (page) => {
    const text = textOf(page)
    expect(deadLinks(page, text)).toEqual([])
    if (page.startsWith('docs/')) expect(deadNumbers(text)).toEqual([])
  })

  it('comments name only records that exist', () => {
    const named = files
      .filter((file) => !file.endsWith('.md'))
      .flatMap((file) =>
        [...textOf(file).matchAll(/(?:\bADR |docs\/adr\/)(\d{4})/g)].map(([, number = '']) => number),
      )
    expect(named.filter((number) => !records.includes(number))).toEqual([])
  })

  it('a missing file, a missing heading and a missing record are found', () => {
    const text =
      '# A page\n[a](missing.md) [b](#another-page) [c](#a-page) [d](README.md#nowhere) (9999) (0999)'
    expect(deadLinks('README.md', text)).toEqual(['missing.md', '#another-page', 'README.md#nowhere'])
    expect(deadNumbers(text)).toEqual(['0999'])
  })
})
