import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'
import { findKnots, ownFiles } from './find-knots.ts'

const isTest = /\.(test|fixture)\.tsx?$/

/**
 * Folders whose own files both assemble the inner folders and contain what those share. Between the inner folders no
 * knot is allowed there either.
 */
const onlyBetweenFolders = [
  'apps/kit/src',
  'apps/server/src',
  'apps/server/src/import',
  'apps/server/src/platform',
  'apps/server/src/platform/content',
  'apps/server/src/platform/images',
  'apps/server/src/reference',
  'packages/contracts/src',
  'packages/domain/src/answers',
  'packages/domain/src/application',
  'packages/form/src',
  'packages/messages/src',
  'packages/readability/src',
]

const files = new Map(
  globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: repository })
    .filter((path) => !isTest.test(path))
    .map((path) => [path, readFileSync(join(repository, path), 'utf8')] as const),
)

it('no folders import one another in a circle', () => {
  expect(files.size).toBeGreaterThan(2_000)
  expect(findKnots(files, onlyBetweenFolders)).toEqual([])
})

it('every folder that is treated apart still needs it', () => {
  const knots = findKnots(files, []).map(({ folder }) => folder)
  expect(onlyBetweenFolders.filter((folder) => !knots.includes(folder))).toEqual([])
})

/** A wrong file that is added to the real ones, and the knot that it ties. */
it.each([
  [
    'shared parts of the documents that import the correction',
    'apps/portal/src/features/registration/documents/wrong.ts',
    "import { CorrectionStep } from './correction/correction-page.ts'",
    'apps/portal/src/features/registration/documents',
    [ownFiles, 'correction'],
  ],
  [
    'the saving of answers that imports the files',
    'apps/portal/src/request/keeping/wrong.ts',
    "import type { Uploads } from '../files/document-files.ts'",
    'apps/portal/src/request',
    ['files', 'keeping'],
  ],
  [
    'a session that imports what calls the service in it',
    'apps/portal/src/lib/session/wrong.ts',
    "export const load = () => import('../student/refresh-session.ts')",
    'apps/portal/src/lib',
    ['session', 'student'],
  ],
  [
    'the shell that imports the frame of a student',
    'apps/portal/src/app/shell/wrong.tsx',
    "import '../student-frame.ts'",
    'apps/portal/src/app',
    [ownFiles, 'shell'],
  ],
  [
    'a session of the office that calls the service',
    'apps/office/src/lib/session/wrong.ts',
    "import { callAuthz } from '../service-client.ts'",
    'apps/office/src/lib',
    [ownFiles, 'session'],
  ],
  [
    'requests that import appeals',
    'apps/server/src/core/requests/wrong.ts',
    "import { getAppeal } from '../appeals/get-appeal.ts'",
    'apps/server/src/core',
    ['appeals', 'requests'],
  ],
])('%s are refused', (_name, path, text, folder, rooms) => {
  const knots = findKnots(new Map([...files, [path, text]]), onlyBetweenFolders)
  expect(knots).toEqual([{ folder, rooms: expect.arrayContaining(rooms) }])
})
