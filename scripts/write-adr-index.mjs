// `npm run docs:adr`: the list of decisions, from the records themselves.
import { writeFileSync } from 'node:fs'
import { adrIndex, adrIndexPath } from './docs/adr-index.mjs'

writeFileSync(adrIndexPath, adrIndex())
