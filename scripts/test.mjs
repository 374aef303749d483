// `npm test`: installs missing packages, then checks and tests everything. The last line counts passed and failed
// tests.
//   npm test -- carousel login    runs only the test files whose path contains one of these words, and no checks
//   npm test -- --changed         runs the checks and the tests that the changes since main affect
//   npm test -- --slow            names the ten slowest test files
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from './setup/build-pages.mjs'
import { findBrowser } from './setup/find-browser.mjs'
import { install } from './setup/install.mjs'
import { runBrowserTests } from './testing/browser.mjs'
import { changeBase, changedFiles, reachedBy } from './testing/changed.mjs'
import { runChecks } from './testing/checks.mjs'
import { prepareInstallation } from './testing/data-folder.mjs'
import { measureSlowness } from './testing/measure-slowness.mjs'
import { useMemoryDisk } from './testing/memory-disk.mjs'
import { isNamed } from './testing/named-tests.mjs'
import { runLimited } from './testing/run-limited.mjs'
import { slowest } from './testing/slowest.mjs'
import { runVitest } from './testing/vitest.mjs'

/** @typedef {import('./testing/checks.mjs').Outcome} Outcome */

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { slow: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
})
const base = values.changed ? changeBase() : undefined
const reached = base === undefined ? undefined : reachedBy(changedFiles(base))
const node = install()
useMemoryDisk()
// Before everything else, because the run itself keeps the cores busy.
const slowness = await measureSlowness()
console.log(`       timeouts are ${slowness} times those of a quiet machine`)
// Outside of the checkout, because a test runs this command too and must not touch the reports of its own run.
const reports = mkdtempSync(join(tmpdir(), 'milgo-reports-'))

/**
 * Runs a part of the run and prints its outcomes. A part that throws counts as one failure.
 * @type {(name: string, step: () => Promise<Outcome[]>) => Promise<Outcome[]>}
 */
const piece = async (name, step) => {
  const started = performance.now()
  const outcomes = await step().catch((error) => [
    /** @type {Outcome} */ ({ name, passed: 0, failed: 1, output: String(error?.stack ?? error) }),
  ])
  for (const outcome of outcomes) {
    const mark = outcome.failed > 0 ? 'FAILED' : 'ok    '
    console.log(`${mark} ${outcome.name}${outcome.passed > 1 ? ` (${outcome.passed})` : ''}`)
    if (outcome.output) console.log(outcome.output)
    for (const skipped of outcome.skipped ?? []) console.log(`       not run on this machine: ${skipped}`)
  }
  console.log(`       ${name} took ${Math.round((performance.now() - started) / 1000)} s`)
  return outcomes
}

/** @param {('unit' | 'server' | 'commands' | 'kit-pages' | 'portal-pages' | 'office-pages')[]} projects */
const tests = (...projects) => runVitest({ node, reports, projects, words, ...(base && { base }) })

/** Runs the tests of the commands. They start whole servers by command, so no import says what they test. */
const commands = async () =>
  reached?.commands.length === 0 || !isNamed('commands', words)
    ? []
    : [await runVitest({ node, reports, projects: ['commands'], words: reached?.commands ?? words })]

/** @param {'shell' | 'journeys'} part */
const inBrowser = async (part) => {
  // A missing browser was already reported and counted.
  if (browser === undefined || reached?.journeys.length === 0 || !isNamed('journeys', words)) return []
  const chosen = part === 'shell' ? [] : (reached?.journeys ?? words)
  return [await runBrowserTests({ part, node, browser, reports, words: chosen })]
}

/** @param {'office-pages' | 'portal-pages' | 'kit-pages'} project */
const pages = async (project) =>
  browser === undefined || !isNamed(project, words) ? [] : [await tests(project)]

/** @type {string | undefined} */
let browser
/** @type {Awaited<ReturnType<typeof prepareInstallation>> | undefined} */
let installation
const preparing = piece('preparing', async () => {
  browser = findBrowser(node)
  await buildPages(node)
  // A run of only some tests does not wait for an installation.
  if (words.length === 0 && !reached) installation = await prepareInstallation(node)
  return []
})
/** If the applications do not open, every journey would fail after a long wait. So this is known first. */
const opening = preparing.then(() => piece('shell', () => inBrowser('shell')))
const isBroken = async () => (await opening).some(({ failed }) => failed > 0)
/**
 * Runs a piece once the applications open. If they do not, it is not started.
 * @type {(name: string, step: () => Promise<Outcome[]>) => () => Promise<Outcome[]>}
 */
const onceOpen = (name, step) => async () => ((await isBroken()) ? [] : piece(name, step))
const tested = await runLimited(2, [
  async () => [...(await preparing), ...(await opening)],
  // The checks only read sources, so they need no preparation.
  () => piece('checks', async () => (words.length === 0 ? runChecks(node) : [])),
  onceOpen('unit and server', async () =>
    isNamed('unit and server', words) ? [await tests('unit', 'server')] : [],
  ),
  onceOpen('commands', commands),
  onceOpen('office pages', () => pages('office-pages')),
  onceOpen('portal pages', () => pages('portal-pages')),
  onceOpen('kit pages', () => pages('kit-pages')),
  // Last, because the journeys keep both cores busy when nothing else is left. They also pass beside other tests.
  onceOpen('journeys', () => inBrowser('journeys')),
])

const outcomes = tested.flat()
if (values.slow) for (const line of slowest(outcomes)) console.log(line)
rmSync(reports, { recursive: true, force: true })
installation?.remove()
if (await isBroken()) console.log('The applications do not open, so no further tests were started.')

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
