import { expect, it } from 'vitest'
import { reachedBy } from '../testing/changed.mjs'

/** As the repository is: the kit shows the components, the portal and the server know the domain. */
const workspaces = new Map([
  ['packages/domain', []],
  ['packages/ui', []],
  ['packages/form', ['packages/domain', 'packages/ui']],
  ['apps/kit', ['packages/form']],
  ['apps/portal', ['packages/form']],
  ['apps/office', ['packages/ui']],
  ['apps/server', ['packages/domain']],
])

it.each([
  ['a page of the portal', 'apps/portal/src/main.tsx', false, ['journeys/']],
  ['a rule', 'packages/domain/src/score/compute.ts', true, ['journeys/']],
  ['the server', 'apps/server/src/main.ts', true, ['journeys/']],
  ['the component page', 'apps/kit/src/main.tsx', false, ['journeys/kit-']],
  ['a component', 'packages/ui/src/button.tsx', false, ['journeys/']],
  ['the documents', 'docs/glossary.md', true, []],
  ['one journey', 'e2e/journeys/changes-theme.spec.ts', false, ['e2e/journeys/changes-theme.spec.ts']],
  ['what journeys share', 'e2e/login.ts', false, ['journeys/']],
  ['the lockfile', 'package-lock.json', true, ['journeys/']],
  ['the README', 'README.md', false, []],
  ['nothing', undefined, false, []],
] as const)('%s reaches', (_what, file, commands, journeys) => {
  expect(reachedBy(file ? [file] : [], workspaces)).toEqual({ commands, journeys })
})

it('reads the workspaces of the repository: the domain is part of the server', () => {
  expect(reachedBy(['packages/domain/src/score/compute.ts']).commands).toBe(true)
  expect(reachedBy(['apps/portal/src/main.tsx']).commands).toBe(false)
})
