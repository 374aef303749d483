import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { repository } from '../setup/repository.mjs'

/** Wrong files: the path, the code, and the rule that must refuse it. */
const wrong = [
  ['apps/server/src/core/y/wrong.ts', 'export const port = process.env["PORT"]', 'style/noRestrictedGlobals'],
  ['apps/server/src/jobs/wrong.ts', "export const a = fetch('/')", 'style/noRestrictedGlobals'],
  ['apps/server/src/outbox/wrong.ts', 'export const a = performance.now()', 'style/noRestrictedGlobals'],
  ['packages/domain/src/wrong.ts', 'export const a = (b: any) => b', 'suspicious/noExplicitAny'],
  ['apps/portal/src/wrong.ts', "console.log('here')", 'suspicious/noConsole'],
] as const

/** Files in which the same code is allowed. */
const right = [
  ['apps/server/src/platform/right.ts', "export const a = () => [process.env['PORT'], fetch('/')]"],
  ['apps/server/src/main.ts', "export const a = process.env['PORT']"],
] as const

let root: string
let complaints: readonly { readonly path: string; readonly rule: string }[]

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'milgo-lint-'))
  for (const [path, content] of [...wrong, ...right]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  cpSync(join(repository, 'biome.json'), join(root, 'biome.json'))
  const program = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(
    process.execPath,
    [program, 'lint', '--reporter=json', '--vcs-enabled=false', '.'],
    { cwd: root, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[]
  }
  complaints = diagnostics.map(({ category, location }) => ({ path: location.path, rule: category }))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it.each(wrong)('%s (%s) is refused', (path, _content, rule) => {
  expect(complaints).toContainEqual({ path, rule: `lint/${rule}` })
})

it('allowed code is not refused', () => {
  for (const [path] of right) expect(complaints.map((complaint) => complaint.path)).not.toContain(path)
})
