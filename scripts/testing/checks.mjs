import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { groupBy } from '../setup/group-by.mjs'
import { repository } from '../setup/repository.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, passed: number, failed: number, output: string, skipped?: readonly string[], files?: readonly { path: string, seconds: number }[] }} Outcome */

/** @param {string} path */
const bin = (path) => join('node_modules', path)

/** With one thread, because tsc's four threads each compute what the others know: twice the work for one core. */
const compiler = [bin('typescript/bin/tsc'), '--singleThreaded']

const workspaces = [
  ...['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(repository, folder)).map((name) => join(folder, name)),
  ),
  'e2e',
  'bench',
]

/** @typedef {{ compilerOptions?: Record<string, unknown>, include: string[] }} TypesConfig */

/** @param {string} path @returns {TypesConfig} */
const readTypesConfig = (path) => {
  const text = readFileSync(join(repository, path, 'tsconfig.json'), 'utf8')
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''))
}

/**
 * Returns groups of workspaces with the same compiler options. Each group is checked as one program, because separate
 * programs would check the packages that they import again and again.
 */
export const checkedTogether = () => [
  ...groupBy(workspaces, (path) => JSON.stringify(readTypesConfig(path).compilerOptions ?? {})).values(),
]

/**
 * Writes the compiler configuration of one program for several workspaces, and returns its path.
 * @param {readonly string[]} paths
 */
const writeTypesConfig = (paths) => {
  // Inside the checkout, so that the packages of `types` are found.
  const folder = join(repository, 'node_modules/.cache/types')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${paths.join('+').replaceAll('/', '-')}.json`)
  const [first = ''] = paths
  const include = paths.flatMap((path) =>
    readTypesConfig(path).include.map((pattern) => join(repository, path, pattern)),
  )
  writeFileSync(file, JSON.stringify({ extends: join(repository, first, 'tsconfig.json'), include }))
  return file
}

/** All folders with code of this repository. */
export const cruised = ['packages', 'apps', 'e2e', 'bench', 'scripts']

/**
 * Returns the name and command of every check that does not run the product.
 * @returns {readonly (readonly [string, readonly string[]])[]}
 */
const listChecks = () => [
  ['format and lint', [bin('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', '.']],
  ['types of scripts', [...compiler, '-p', '.']],
  ...checkedTogether().map(
    (paths) =>
      /** @type {const} */ ([`types of ${paths.join(', ')}`, [...compiler, '-p', writeTypesConfig(paths)]]),
  ),
  [
    'import boundaries',
    [bin('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.mjs', ...cruised],
  ],
  ['dead code', [bin('knip/bin/knip.js')]],
]

/**
 * Runs the checks one after the other, because they are one part of the test run.
 * @param {string} node
 * @returns {Promise<Outcome[]>}
 */
export const runChecks = async (node) => {
  const outcomes = []
  for (const [name, args] of listChecks()) {
    const { ok, output } = await run(node, args)
    outcomes.push({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: ok ? '' : output })
  }
  return outcomes
}
