// `npm run check`: runs every check that does not need tests.
import { install } from './setup/install.mjs'
import { runChecks } from './testing/checks.mjs'

const outcomes = await runChecks(install())
for (const { name, failed, output } of outcomes)
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}\n${output}`.trimEnd())
const failures = outcomes.filter(({ failed }) => failed > 0).length
console.log(`${outcomes.length - failures} passed, ${failures} failed`)
process.exit(failures > 0 ? 1 : 0)
