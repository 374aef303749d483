// `npm run docs:adr`: writes the list of decisions from the records.
import { writeFileSync } from 'node:fs'
import { adrIndex, adrIndexPath } from './docs/adr-index.mjs'

writeFileSync(adrIndexPath, adrIndex())
