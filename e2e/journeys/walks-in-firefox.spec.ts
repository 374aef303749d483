import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const program = process.env['FIREFOX_PATH'] ?? 'firefox-esr'
const mainPath = fileURLToPath(new URL('../firefox/main-path.ts', import.meta.url))

let endWalk = () => {}
// Also after a timeout, which leaves a test where it waits.
test.afterEach(() => endWalk())

// The browser of the other journeys is not opened: the command starts Firefox itself.
test('a stranger walks the main path in an installed Firefox', async ({ baseURL }) => {
  test.skip(spawnSync(program, ['--version']).error !== undefined, `${program} is not installed`)

  const walk = spawn(process.execPath, [mainPath], {
    env: { ...process.env, ...(baseURL && { MILGO_URL: baseURL }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWalk = () => void walk.kill()
  const [printed, complained, [status]] = await Promise.all([
    text(walk.stdout),
    text(walk.stderr),
    once(walk, 'exit'),
  ])

  expect({ status, complained }, printed).toEqual({ status: 0, complained: '' })
  expect(printed.split('\n').at(-2)).toContain('ok     login by keyboard')
})
