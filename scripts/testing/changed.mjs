import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../setup/repository.mjs'

/** @type {(...args: readonly string[]) => string[]} */
const git = (...args) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns the commit that a change starts from: where the branch left main, or the last commit on main itself. */
export const changeBase = () => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'

/** Returns the files that differ from that commit, untracked files included. @param {string} base */
export const changedFiles = (base) => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/**
 * Returns the folders of the workspaces, each with the folders of the workspaces that it depends on.
 * @returns {Map<string, string[]>}
 */
const readWorkspaces = () => {
  const folders = ['packages', 'apps'].flatMap((above) =>
    readdirSync(join(repository, above))
      .map((name) => join(above, name))
      .filter((folder) => existsSync(join(repository, folder, 'package.json'))),
  )
  const read = (/** @type {string} */ folder) =>
    JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'))
  const named = new Map(folders.map((folder) => [read(folder).name, folder]))
  return new Map(
    folders.map((folder) => [
      folder,
      Object.keys(read(folder).dependencies ?? {}).flatMap((name) => named.get(name) ?? []),
    ]),
  )
}

/**
 * Returns the folders of a workspace and of all workspaces that it depends on.
 * @type {(workspaces: Map<string, string[]>, folder: string) => Set<string>}
 */
const dependenciesOf = (workspaces, folder) => {
  const parts = new Set([folder])
  for (const part of parts) for (const below of workspaces.get(part) ?? []) parts.add(below)
  return parts
}

/** The tests of commands that read documents. They are found by no import. */
export const testsOfDocuments = ['adr-index', 'docs-links', 'rules-index'].map(
  (name) => `scripts/tests/${name}.test.ts`,
)

/** A test file, or what only the page tests of one application share. A change of it can break no other test. */
const isOnlyTest = (/** @type {string} */ file) =>
  /\.test\.tsx?$/.test(file) || /^apps\/(?:kit|office|portal)\/tests\//.test(file)

/**
 * Returns which tests of commands and journeys the changed files can affect, as parts of their paths. An empty list
 * means none. Vitest itself finds the tests that import a file, but commands start whole servers, and journeys know
 * pages only by their addresses.
 * @param {readonly string[]} files
 */
export const reachedBy = (files, workspaces = readWorkspaces()) => {
  const sources = files.filter((file) => !isOnlyTest(file))
  const isIn = (/** @type {string} */ folder) => sources.some((file) => file.startsWith(`${folder}/`))
  const isApp = (/** @type {string} */ name) => [...dependenciesOf(workspaces, join('apps', name))].some(isIn)
  const isEverything = sources.some((file) => !file.includes('/') && !file.endsWith('.md'))
  const isAll = isEverything || isIn('scripts')
  const isSupport = sources.some((file) => file.startsWith('e2e/') && !file.startsWith('e2e/journeys/'))
  const ownCommands = files.filter((file) => /^scripts\/tests\/.*\.test\.ts$/.test(file))
  const ownJourneys = files.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file))
  const areDocuments = isIn('docs') || sources.some((file) => file.endsWith('.md'))
  return {
    commands:
      isAll || isApp('server')
        ? ['scripts/tests/']
        : [...new Set([...(areDocuments ? testsOfDocuments : []), ...ownCommands])],
    journeys:
      isAll || isSupport || ['portal', 'office', 'server'].some(isApp)
        ? ['journeys/']
        : [...(isApp('kit') ? ['journeys/kit-'] : []), ...ownJourneys],
  }
}
