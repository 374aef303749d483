import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../setup/repository.mjs'

/** @type {(...args: readonly string[]) => string[]} */
const git = (...args) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The commit that a change starts from: where the branch left main; on main itself the last commit. */
export const changeBase = () => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'

/** Files that differ from that commit, those that git does not know yet included. @param {string} base */
export const changedFiles = (base) => [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Folders of the workspaces, with those of ours that each depends on. @returns {Map<string, string[]>} */
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

/** A workspace and all that it is made of. @type {(workspaces: Map<string, string[]>, folder: string) => Set<string>} */
const madeOf = (workspaces, folder) => {
  const parts = new Set([folder])
  for (const part of parts) for (const below of workspaces.get(part) ?? []) parts.add(below)
  return parts
}

/**
 * What changed files reach beside the tests that import them, which Vitest finds itself: tests that start whole
 * servers, and journeys, which know the pages only by their addresses.
 * @param {readonly string[]} files
 */
export const reachedBy = (files, workspaces = readWorkspaces()) => {
  const isIn = (/** @type {string} */ folder) => files.some((file) => file.startsWith(`${folder}/`))
  const isApp = (/** @type {string} */ name) => [...madeOf(workspaces, join('apps', name))].some(isIn)
  const isEverything = files.some((file) => !file.includes('/') && !file.endsWith('.md'))
  const areJourneysReady = isEverything || isIn('scripts')
  const ownJourneys = files.filter((file) => /^e2e\/journeys\/.*\.spec\.ts$/.test(file))
  const isSupport = files.some((file) => file.startsWith('e2e/') && !file.startsWith('e2e/journeys/'))
  return {
    commands: isEverything || isIn('scripts') || isIn('docs') || isApp('server'),
    /** Journeys by a part of their path; an empty list is none of them. */
    journeys:
      areJourneysReady || isSupport || ['portal', 'office', 'server'].some(isApp)
        ? ['journeys/']
        : [...(isApp('kit') ? ['journeys/kit-'] : []), ...ownJourneys],
  }
}
