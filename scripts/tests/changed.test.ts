import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'
import { reachedBy, testsOfDocuments } from '../testing/changed.mjs'

/** Workspaces similar to those of the repository: the kit shows components, portal and server use the domain. */
const workspaces = new Map([
  ['packages/domain', []],
  ['packages/ui', []],
  ['packages/form', ['packages/domain', 'packages/ui']],
  ['apps/kit', ['packages/form']],
  ['apps/portal', ['packages/form']],
  ['apps/office', ['packages/ui']],
  ['apps/server', ['packages/domain']],
])

const [none, all] = [[], ['scripts/tests/']]

it.each([
  ['a page of the portal', 'apps/portal/src/main.tsx', none, ['journeys/']],
  ['a rule', 'packages/domain/src/score/compute.ts', all, ['journeys/']],
  ['the server', 'apps/server/src/main.ts', all, ['journeys/']],
  ['the component page', 'apps/kit/src/main.tsx', none, ['journeys/kit-']],
  ['a component', 'packages/ui/src/button.tsx', none, ['journeys/']],
  ['a test of a rule', 'packages/domain/src/score/compute.test.ts', none, none],
  ['a fixture, which journeys use too', 'packages/domain/src/letter/letter.fixture.ts', all, ['journeys/']],
  ['a test of the server', 'apps/server/tests/score.test.ts', none, none],
  ['what tests of the server share', 'apps/server/tests/support/read-pdf.ts', all, ['journeys/']],
  ['a page test', 'apps/portal/tests/login.test.tsx', none, none],
  ['what page tests share', 'apps/portal/tests/support/student.ts', none, none],
  ['the documents', 'docs/glossary.md', testsOfDocuments, none],
  ['the README', 'README.md', testsOfDocuments, none],
  ['one journey', 'e2e/journeys/changes-theme.spec.ts', none, ['e2e/journeys/changes-theme.spec.ts']],
  ['what journeys share', 'e2e/login.ts', none, ['journeys/']],
  ['one test of a command', 'scripts/tests/stop.test.ts', ['scripts/tests/stop.test.ts'], none],
  ['what tests of commands share', 'scripts/tests/run-command.ts', all, ['journeys/']],
  ['how tests are run', 'scripts/testing/browser.mjs', all, ['journeys/']],
  ['the lockfile', 'package-lock.json', all, ['journeys/']],
  ['nothing', undefined, none, none],
] as const)('a change of %s affects the expected tests', (_what, file, commands, journeys) => {
  expect(reachedBy(file ? [file] : [], workspaces)).toEqual({ commands, journeys })
})

it('every test of documents exists', () => {
  for (const file of testsOfDocuments)
    expect([file, existsSync(join(repository, file))]).toEqual([file, true])
})

it('reads the workspaces of the repository: the domain is part of the server', () => {
  expect(reachedBy(['packages/domain/src/score/compute.ts']).commands).toEqual(['scripts/tests/'])
  expect(reachedBy(['apps/portal/src/main.tsx']).commands).toEqual([])
})
