import { writeFileSync } from 'node:fs'
import { statusDiagramPage } from '../packages/domain/src/status/diagram.ts'

writeFileSync(new URL('../docs/status-diagram.md', import.meta.url), statusDiagramPage())
