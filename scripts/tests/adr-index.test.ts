import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { adrIndex, adrIndexPath, titleOf } from '../docs/adr-index.mjs'

it('the list of decisions is what `npm run docs:adr` writes', () => {
  expect(readFileSync(adrIndexPath, 'utf8')).toBe(adrIndex())
})

it.each([
  ['another number', '# 0002. Use X for Y\n\nDate: 2000-01-01. Status: accepted.\n', '# 0001. Use X for Y'],
  ['no decision', '# 0001. What Y is\n\nDate: 2000-01-01. Status: accepted.\n', '# 0001. Use X for Y'],
  ['no date', '# 0001. Use X for Y\n\nAccepted.\n', 'Date: YYYY-MM-DD'],
  ['no status', '# 0001. Use X for Y\n\nDate: 2000-01-01.\n', 'Status: accepted'],
])('a record with %s is refused', (_name, text, reason) => {
  expect(() => titleOf('0001', text)).toThrow(reason)
})

it('the title of a record is read from its first line', () => {
  expect(titleOf('0001', '# 0001. Use X for Y\n\nDate: 2000-01-01. Status: accepted; amends 0000.\n')).toBe(
    'Use X for Y',
  )
})

it('records that name each other in their status link both ways', () => {
  const folder = dirname(adrIndexPath)
  const linked = new Map<string, readonly string[]>(
    readdirSync(folder)
      .filter((file) => /^\d/.test(file))
      .map((file) => {
        const [, status = ''] = readFileSync(join(folder, file), 'utf8').split('\n\n')
        return [file.slice(0, 4), [...status.matchAll(/\]\((\d{4})-/g)].map(([, number = '']) => number)]
      }),
  )
  const oneWay = [...linked].flatMap(([from, others]) =>
    others.filter((to) => !linked.get(to)?.includes(from)).map((to) => `${to} does not name ${from}`),
  )
  expect(oneWay).toEqual([])
})
