import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repository } from '../setup/repository.mjs'

/** The folders with the test files of each part of a run. */
const foldersOf = {
  'unit and server': [
    ...['packages', 'apps'].flatMap((above) =>
      readdirSync(join(repository, above)).map((name) => `${above}/${name}/src`),
    ),
    'apps/server/tests',
  ],
  'office-pages': ['apps/office/tests'],
  'portal-pages': ['apps/portal/tests'],
  'kit-pages': ['apps/kit/tests'],
  commands: ['scripts/tests'],
  journeys: ['e2e/journeys'],
}

/** @param {string} word */
const fromRepository = (word) =>
  word.startsWith('/') ? relative(repository, word) : word.replace(/^\.\//, '')

/** @param {string} folder */
const testsIn = (folder) =>
  readdirSync(join(repository, folder), { recursive: true })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))

/**
 * Returns whether the path of a test file of this part contains one of the words, so that a part without such a file
 * need not start. Without words every part is named.
 * @param {keyof typeof foldersOf} part
 * @param {readonly string[]} words
 */
export const isNamed = (part, words) =>
  words.length === 0 ||
  foldersOf[part].flatMap(testsIn).some((path) => words.some((word) => path.includes(fromRepository(word))))
