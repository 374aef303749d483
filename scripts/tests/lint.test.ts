import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/** Each row is one wrong file, and the rule that must refuse it. */
const wrong = [
  ['apps/server/src/core/y/wrong.ts', 'export const port = process.env["PORT"]', 'style/noRestrictedGlobals'],
  ['apps/server/src/jobs/wrong.ts', "export const a = fetch('/')", 'style/noRestrictedGlobals'],
  ['apps/server/src/outbox/wrong.ts', 'export const a = performance.now()', 'style/noRestrictedGlobals'],
  ['packages/domain/src/wrong.ts', 'export const a = (b: any) => b', 'suspicious/noExplicitAny'],
  ['apps/portal/src/wrong.ts', "console.log('here')", 'suspicious/noConsole'],
] as const

/** Where the same is right. */
const right = [
  ['apps/server/src/platform/right.ts', "export const a = () => [process.env['PORT'], fetch('/')]"],
  ['apps/server/src/main.ts', "export const a = process.env['PORT']"],
] as const

let house: string
let complaints: readonly { readonly path: string; readonly rule: string }[]

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'milgo-lint-'))
  for (const [path, content] of [...wrong, ...right]) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), content)
  }
  cpSync(join(repository, 'biome.json'), join(house, 'biome.json'))
  const program = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'lint', '--reporter=json', '--vcs-enabled=false', '.'],
    { cwd: house, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[]
  }
  complaints = diagnostics.map(({ category, location }) => ({ path: location.path, rule: category }))
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

it.each(wrong)('%s (%s) is refused', (path, _content, rule) => {
  expect(complaints).toContainEqual({ path, rule: `lint/${rule}` })
})

it('and what is not wrong is not', () => {
  for (const [path] of right) expect(complaints.map((complaint) => complaint.path)).not.toContain(path)
})
