// `npm run mutation`: runs mutation testing of the rules, see stryker.config.mjs and docs/mutation.md.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { install, installTools } from './setup/install.mjs'
import { repository } from './setup/repository.mjs'

const stryker = createRequire(join(installTools(), 'package.json')).resolve(
  '@stryker-mutator/core/package.json',
)
const { status } = spawnSync(
  install(),
  [join(dirname(stryker), 'bin', 'stryker.js'), 'run', ...process.argv.slice(2)],
  { cwd: repository, stdio: 'inherit' },
)
process.exit(status ?? 1)
