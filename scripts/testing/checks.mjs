import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../setup/repository.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, passed: number, failed: number, output: string, skipped?: readonly string[], files?: readonly { path: string, seconds: number }[] }} Outcome */

/** @param {string} path */
const bin = (path) => join('node_modules', path)

/** By itself it checks with four threads, each of which works out anew what the others know: twice the work for one core. */
const compiler = [bin('typescript/bin/tsc'), '--singleThreaded']

const typed = [
  '.',
  ...['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(repository, folder)).map((name) => join(folder, name)),
  ),
  'e2e',
  'bench',
]

/** Whatever holds code of ours. */
export const cruised = ['packages', 'apps', 'e2e', 'bench', 'scripts']

/** Everything that is checked without running the product. @type {readonly (readonly [string, readonly string[]])[]} */
const checks = [
  ['format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
  ...typed.map((path) => /** @type {const} */ ([`types of ${path}`, [...compiler, '-p', path]])),
  [
    'import boundaries',
    [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', ...cruised],
  ],
  ['dead code', [bin('knip/bin/knip.js')]],
]

/**
 * One after the other: they are one piece of the test run.
 * @param {string} node
 * @returns {Promise<Outcome[]>}
 */
export const runChecks = async (node) => {
  const outcomes = []
  for (const [name, args] of checks) {
    const { ok, output } = await run(node, args)
    outcomes.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: ok ? '' : output })
  }
  return outcomes
}
