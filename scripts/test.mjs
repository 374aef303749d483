// `npm test`: installs what is missing, then checks and tests everything. The last line counts; the status says the same.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages } from './setup/build-pages.mjs'
import { findBrowser } from './setup/find-browser.mjs'
import { install } from './setup/install.mjs'
import { repository } from './setup/repository.mjs'
import { runBrowserTests } from './testing/browser.mjs'
import { runChecks } from './testing/checks.mjs'
import { runVitest } from './testing/vitest.mjs'

/** @typedef {import('./testing/checks.mjs').Outcome} Outcome */

const node = install()
const reports = join(repository, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** A step that could not even run counts as one failure. @type {(name: string, step: () => Promise<Outcome[]>) => Promise<Outcome[]>} */
const lane = async (name, step) => {
  const started = performance.now()
  const outcomes = await step().catch((error) => [
    { name, passed: 0, failed: 1, output: String(error?.stack ?? error) },
  ])
  for (const outcome of outcomes) {
    const mark = outcome.failed > 0 ? 'FAILED' : 'ok    '
    console.log(`${mark} ${outcome.name}${outcome.passed > 1 ? ` (${outcome.passed})` : ''}`)
    if (outcome.output) console.log(outcome.output)
  }
  console.log(`       ${name} took ${Math.round((performance.now() - started) / 1000)} s`)
  return outcomes
}

const built = await lane('preparing', async () => {
  findBrowser(node)
  await buildPages(node)
  return []
})
// Two cores, two lanes. The journeys come alone: a browser that waits for the processor tells nothing about the page.
const tested = (
  await Promise.all([
    lane('tests', async () => [await runVitest(node, reports)]),
    lane('checks', () => runChecks(node)),
  ])
).flat()
const journeys = await lane('journeys', async () => [await runBrowserTests(node, reports)])

const outcomes = [...built, ...tested, ...journeys]

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
