import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'
import { isNamed } from '../testing/named-tests.mjs'

const parts = [
  'unit and server',
  'office-pages',
  'portal-pages',
  'kit-pages',
  'commands',
  'journeys',
] as const
const namedBy = (...words: string[]) => parts.filter((part) => isNamed(part, words))

it.each([
  ['no word', [], parts],
  ['a journey', ['changes-theme.spec'], ['journeys']],
  ['a test of the server', ['apps/server/tests/starter-data'], ['unit and server']],
  ['a rule', ['./packages/domain/src/status/conditions.test.ts'], ['unit and server']],
  ['a page, by its whole path', [join(repository, 'apps/office/tests/queue.test.tsx')], ['office-pages']],
  ['pages of both applications', ['tests/notices.test.tsx'], ['office-pages', 'portal-pages']],
  ['a component', ['apps/kit/tests/open-lists'], ['kit-pages']],
  ['a command and a journey', ['scripts/tests/stop', 'changes-theme'], ['commands', 'journeys']],
  ['a word that no test contains', ['no-test-is-called-so'], []],
])('%s starts only the parts that it names', (_name, words, expected) => {
  expect(namedBy(...words)).toEqual(expected)
})
