// `npm run lighthouse`: prints Lighthouse's four figures for the main pages as a phone, and for the home page as a
// desktop. It needs a running Milgo. Goals and exit status depend on Lighthouse's own figures. For a busy machine a
// second figure follows: the performance with every task shortened to the time that the processor worked on it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPresentBrowser } from './setup/find-browser.mjs'
import { installTools } from './setup/install.mjs'
import { openLoggedIn } from './testing/open-logged-in.mjs'
import { toProcessorTime } from './testing/processor-time.mjs'

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const chromePath = findPresentBrowser()
const cli = createRequire(join(installTools(), 'package.json')).resolve('lighthouse/cli/index.js')

const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3)

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** @type {readonly string[]} */
const phone = []
const desktop = ['--preset=desktop']

/** A page with `who` is opened by that student. Such pages have no goal for search engines. */
/** @typedef {{ name: string, path: string, preset: readonly string[], who?: string }} Page */
/** @type {readonly Page[]} */
const pages = [
  { name: 'home', path: '/', preset: phone },
  { name: 'home, desktop', path: '/', preset: desktop },
  { name: 'eligibility', path: '/check-eligibility', preset: phone },
  { name: 'login', path: '/login', preset: phone },
  { name: 'faq', path: '/faq', preset: phone },
  { name: 'form, step 1', path: '/registration', preset: phone, who: 'demo.student@milgo.example' },
  { name: 'personal area', path: '/personal-area', preset: phone, who: 'demo.1011@milgo.example' },
]
const wanted = process.argv.slice(2)

const chromeFlags = [
  '--headless=new',
  // The prebuilt home page is in Hebrew. Other languages wait for their words.
  '--accept-lang=he-IL',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How often a run is tried. A busy machine sometimes loses a trace, and then the run is repeated. */
const attempts = 4

/** @type {(path: string, args: readonly string[]) => Promise<string>} */
const lighthouse = async (path, args) => {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, base + path, '--quiet', ...args], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...(chromePath ? { CHROME_PATH: chromePath } : {}) },
  })
  return stdout
}

/** The parts of Lighthouse's answer that are used. */
/** @typedef {{ id: string, score: number | null, title: string, displayValue?: string }} Audit */
/** @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, Audit>, environment: { benchmarkIndex: number } }} Result */
/** @typedef {{ wall: Result, processor: Result }} Measured */

/**
 * Returns the settings for loading and for judging, which must be the same. A login must survive the load.
 * @type {(page: Pick<Page, 'preset' | 'who'>) => readonly string[]}
 */
const settingsOf = ({ preset, who }) => [...preset, ...(who ? ['--disable-storage-reset'] : [])]

/** Loads the page and records its trace, in Lighthouse's own browser or in one in which this student is logged in. */
/** @type {(page: Page, folder: string) => Promise<void>} */
const gather = async (page, folder) => {
  const { path, who } = page
  const args = [`-G=${folder}`, ...settingsOf(page)]
  if (!who) return void (await lighthouse(path, [...args, `--chrome-flags=${chromeFlags.join(' ')}`]))
  const { port, close } = await openLoggedIn({ base, who, chromePath, flags: chromeFlags })
  try {
    await lighthouse(path, [...args, `--port=${port}`])
  } finally {
    await close()
  }
}

/**
 * Loads the page once and judges its trace twice: by wall clock and by processor time.
 * @type {(page: Page) => Promise<Measured>}
 */
const measureOnce = async (page) => {
  const { path } = page
  const folder = mkdtempSync(join(tmpdir(), 'milgo-lighthouse-'))
  const judge = async () =>
    JSON.parse(await lighthouse(path, [`-A=${folder}`, '--output=json', ...settingsOf(page)]))
  try {
    await gather(page, folder)
    const wall = await judge()
    const path = join(folder, 'defaultPass.trace.json')
    const trace = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...trace, traceEvents: toProcessorTime(trace.traceEvents) }))
    return { wall, processor: await judge() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @type {(page: Page) => Promise<Measured>} */
const measure = async (page) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(page)
    } catch (error) {
      if (attempt === attempts) throw error
      const [code = 'an error'] = /[A-Z]+_[A-Z_]+/.exec(String(error)) ?? []
      console.log(`${code}: this run is repeated`)
    }
  }
}

/** @param {Result} result */
const performanceOf = ({ categories }) => Math.round((categories['performance']?.score ?? 0) * 100)

/**
 * Measures several times, because one run says little. Returns the runs sorted by performance, the worst first.
 * @param {Page} page
 */
const measureOften = async (page) => {
  /** @type {Measured[]} */
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(page))
  /** @param {keyof Measured} clock */
  const sorted = (clock) =>
    results.map((result) => result[clock]).sort((one, other) => performanceOf(one) - performanceOf(other))
  return { wall: sorted('wall'), processor: sorted('processor') }
}

const timings = {
  first: 'first-contentful-paint',
  largest: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
}

/** @param {readonly Result[]} sorted */
const middleOf = (sorted) => {
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('LIGHTHOUSE_RUNS must be at least 1')
  return middle
}

/** Returns the timings of the median run, and the performance of each run. @param {readonly Result[]} sorted */
const detailsOf = (sorted) => {
  const { audits } = middleOf(sorted)
  const parts = Object.entries(timings).map(([word, id]) => `${word} ${audits[id]?.displayValue}`)
  return `${parts.join('  ')}  performance of each run ${sorted.map(performanceOf).join(' ')}`
}

if (!(await fetch(base).catch(() => undefined))?.ok) {
  console.error(`Nothing answers at ${base}: start Milgo first (npm start), or set MILGO_URL.`)
  process.exit(1)
}

let missed = 0
for (const page of pages.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)) {
  const { wall, processor } = await measureOften(page)
  const { categories, audits, environment } = middleOf(wall)
  const figures = Object.entries(goals)
    .filter(([category]) => category !== 'seo' || !page.who)
    .map(([category, goal]) => {
      const score = Math.round((categories[category]?.score ?? 0) * 100)
      if (score < goal) missed += 1
      return `${category} ${score}`
    })
  console.log(`${page.name.padEnd(14)} ${figures.join('  ')}`)
  console.log(`               ${detailsOf(wall)}  (speed of this machine ${environment.benchmarkIndex})`)
  console.log(
    `               by processor time: performance ${performanceOf(middleOf(processor))}  ${detailsOf(processor)}`,
  )
  if (process.env['LIGHTHOUSE_DETAILS'])
    for (const { id, score, title, displayValue } of Object.values(audits))
      if (score !== null && score < 1) console.log(`  ${id}: ${displayValue ?? title}`)
}
if (missed > 0) process.exitCode = 1
