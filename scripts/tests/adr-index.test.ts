import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adrIndex, adrIndexPath } from '../docs/adr-index.mjs'

it('the list of decisions names every record; `npm run docs:adr` writes it', () => {
  expect(readFileSync(adrIndexPath, 'utf8')).toBe(adrIndex())
})
