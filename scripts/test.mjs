// `npm test`: installs what is missing, then checks and tests everything. The last line counts; the status says the same.
//   npm test -- carousel login    runs only the test files whose path contains one of these words, and no checks
//   npm test -- --changed         runs the checks and what the changes since main reach
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
import { useMemoryDisk } from './testing/memory-disk.mjs'
import { isNamed } from './testing/named-tests.mjs'
import { runInPlaces } from './testing/run-in-places.mjs'
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
// Outside of the checkout: a run that tests this command must not touch the reports of the run that it is part of.
const reports = mkdtempSync(join(tmpdir(), 'milgo-reports-'))

/** A piece of the run that could not even begin counts as one failure. @type {(name: string, step: () => Promise<Outcome[]>) => Promise<Outcome[]>} */
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

/** They start whole servers by command, so that no import says what they test. */
const commands = async () =>
  (reached && !reached.commands) || !isNamed('commands', words)
    ? []
    : [await runVitest({ node, reports, projects: ['commands'], words })]

const journeys = async () => {
  // Without a browser its absence has been told and counted.
  if (browser === undefined || reached?.journeys.length === 0 || !isNamed('journeys', words)) return []
  return [await runBrowserTests({ node, browser, reports, words: reached?.journeys ?? words })]
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
  // Whoever runs a few tests does not wait for it.
  if (words.length === 0 && !reached) installation = await prepareInstallation(node)
  return []
})
/** @type {(name: string, step: () => Promise<Outcome[]>) => () => Promise<Outcome[]>} */
const oncePrepared = (name, step) => async () => {
  await preparing
  return piece(name, step)
}
const tested = await runInPlaces(2, [
  () => preparing,
  // They read sources alone.
  () => piece('checks', async () => (words.length === 0 ? runChecks(node) : [])),
  oncePrepared('unit and server', async () =>
    isNamed('unit and server', words) ? [await tests('unit', 'server')] : [],
  ),
  oncePrepared('commands', commands),
  oncePrepared('office pages', () => pages('office-pages')),
  oncePrepared('portal pages', () => pages('portal-pages')),
  oncePrepared('kit pages', () => pages('kit-pages')),
  // Last, because they keep both cores busy when nothing else is left: they wait for what they expect, also beside others.
  oncePrepared('journeys', journeys),
])

const outcomes = tested.flat()
if (values.slow) for (const line of slowest(outcomes)) console.log(line)
rmSync(reports, { recursive: true, force: true })
installation?.remove()

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
