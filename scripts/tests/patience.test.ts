import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { repository } from '../setup/repository.mjs'
import { measureSlowness, slownessOf } from '../testing/measure-slowness.mjs'
import { patient } from '../testing/patience.ts'

it.each([
  ['on a quiet machine', '1', 10_000],
  ['on a machine that is three times slower', '3.0', 30_000],
  ['of a test that is run alone', undefined, 20_000],
  ['after a measure that is none', 'slow', 20_000],
  ['after a measure of nothing', '0', 20_000],
])('the timeout %s', (_name, measured, expected) => {
  // An undefined value would be replaced by the measure of this very run.
  expect(patient(10_000, measured ?? '')).toBe(expected)
})

it.each([
  ['as quick as expected', 450, 1],
  ['quicker than expected', 100, 1],
  ['three times slower', 1_350, 3],
  ['as good as standing still', 60_000, 4],
])('a machine that is %s', (_name, milliseconds, expected) => {
  expect(slownessOf(milliseconds)).toBe(expected)
})

it('is measured once in a run, and passed on to its processes', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('MILGO_SLOWNESS', undefined)
  const measured = await measureSlowness()
  expect(measured).toBeGreaterThanOrEqual(1)
  expect(measured).toBeLessThanOrEqual(4)
  expect(process.env['MILGO_SLOWNESS']).toBe(measured.toFixed(1))
  vi.stubEnv('MILGO_SLOWNESS', '2.5')
  expect(await measureSlowness()).toBe(2.5)
})

it.each(['vitest.config.ts', 'e2e/playwright.config.ts', 'scripts/pages/page-tests.ts'])(
  'every timeout in %s is a multiple of the measure',
  (file) => {
    const timeouts = readFileSync(join(repository, file), 'utf8').match(/\w*timeout: .*/gi) ?? []
    expect(timeouts.length).toBeGreaterThan(0)
    expect(timeouts.filter((line) => !/timeout: patient\(/i.test(line))).toEqual([])
  },
)

/** In milliseconds. Shorter ones limit a single try inside a longer wait, or the product that is tested. */
const shortestWait = 5_000
const fixedTimeout =
  /\b(?:timeout|testTimeout|hookTimeout):\s*([\d_]+)|\bsetTimeout\(([\d_]+)\)|\},\s*([\d_]+)\s*,?\s*\)$/gim

/** Returns the fixed timeouts of a test file that are long enough to wait for a busy machine. */
const fixedTimeoutsIn = (text: string): readonly string[] =>
  [...text.matchAll(fixedTimeout)].flatMap(([found, ...numbers]) =>
    Number(numbers.find((one) => one !== undefined)?.replaceAll('_', '')) >= shortestWait ? [found] : [],
  )

it.each([
  ['of a wait', 'await expect.poll(asked, { timeout: 60_000 }).toBe(1)', 1],
  ['of a file', 'vi.setConfig({ testTimeout: 120_000 })', 1],
  ['of a journey', 'test.setTimeout(300_000)', 1],
  ['of a hook', 'beforeAll(async () => {\n  await start()\n}, 120_000)', 1],
  ['by the measure', 'await expect.poll(asked, { timeout: patient(60_000) }).toBe(1)', 0],
  ['of one try', 'await expect(window).toBeVisible({ timeout: 2_000 })', 0],
])('a fixed timeout is found: %s', (_name, text, count) => {
  expect(fixedTimeoutsIn(text)).toHaveLength(count)
})

it('no test has a fixed timeout', () => {
  const files = globSync('{apps,packages,scripts,e2e}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: repository,
    exclude: ['**/node_modules/**', 'scripts/tests/patience.test.ts'],
  })
  expect(files.length).toBeGreaterThan(500)
  expect(
    files.flatMap((file) =>
      fixedTimeoutsIn(readFileSync(join(repository, file), 'utf8')).map((found) => `${file}: ${found}`),
    ),
  ).toEqual([])
})
