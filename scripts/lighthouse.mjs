// Prints Lighthouse's four figures for the home page, as a phone and as a desktop. Needs a running Milgo.
// The goals and the exit status are judged by Lighthouse's own figures. Beside them, for a machine that has other things to
// do, stands the performance with every task shortened to the time that the processor worked on it.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPresentBrowser } from './setup/find-browser.mjs'
import { installTools } from './setup/install.mjs'
import { toProcessorTime } from './testing/processor-time.mjs'

const url = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const chromePath = findPresentBrowser()
const cli = createRequire(join(installTools(), 'package.json')).resolve('lighthouse/cli/index.js')

const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3)

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 90 }
const presets = { mobile: [], desktop: ['--preset=desktop'] }

const chromeFlags = [
  '--headless=new',
  // The home page that the build prepares is in Hebrew; other languages wait for their words.
  '--accept-lang=he-IL',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A run whose trace was lost, which a busy machine does now and then, tells nothing; it is made again. */
const attempts = 4

/** @type {(args: readonly string[]) => Promise<string>} */
const lighthouse = async (args) => {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, '--quiet', ...args], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...(chromePath ? { CHROME_PATH: chromePath } : {}) },
  })
  return stdout
}

/** What is read of Lighthouse's answer. */
/** @typedef {{ id: string, score: number | null, title: string, displayValue?: string }} Audit */
/** @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, Audit>, environment: { benchmarkIndex: number } }} Result */
/** @typedef {{ wall: Result, processor: Result }} Measured */

/** One run: the page is loaded once, and what the browser traced is judged twice. @type {(preset: readonly string[]) => Promise<Measured>} */
const measureOnce = async (preset) => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-lighthouse-'))
  const judge = async () => JSON.parse(await lighthouse([`-A=${folder}`, '--output=json', ...preset]))
  try {
    await lighthouse([`-G=${folder}`, `--chrome-flags=${chromeFlags.join(' ')}`, ...preset])
    const wall = await judge()
    const path = join(folder, 'defaultPass.trace.json')
    const trace = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify({ ...trace, traceEvents: toProcessorTime(trace.traceEvents) }))
    return { wall, processor: await judge() }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @type {(preset: readonly string[]) => Promise<Measured>} */
const measure = async (preset) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(preset)
    } catch (error) {
      if (attempt === attempts) throw error
      const [code = 'an error'] = /[A-Z]+_[A-Z_]+/.exec(String(error)) ?? []
      console.log(`${code}: this run is made again`)
    }
  }
}

/** @param {Result} result */
const performanceOf = ({ categories }) => Math.round((categories['performance']?.score ?? 0) * 100)

/** The runs by their performance, the worst first: one run alone says little. @param {readonly string[]} preset */
const measureOften = async (preset) => {
  /** @type {Measured[]} */
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(preset))
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

/** The timings of the run in the middle, and the performance of each. @param {readonly Result[]} sorted */
const detailsOf = (sorted) => {
  const { audits } = middleOf(sorted)
  const told = Object.entries(timings).map(([word, id]) => `${word} ${audits[id]?.displayValue}`)
  return `${told.join('  ')}  performance of each run ${sorted.map(performanceOf).join(' ')}`
}

if (!(await fetch(url).catch(() => undefined))?.ok) {
  console.error(`Nothing answers at ${url}: start Milgo first (npm start), or set MILGO_URL.`)
  process.exit(1)
}

let missed = 0
for (const [name, preset] of Object.entries(presets)) {
  const { wall, processor } = await measureOften(preset)
  const { categories, audits, environment } = middleOf(wall)
  const figures = Object.entries(goals).map(([category, goal]) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    if (score < goal) missed += 1
    return `${category} ${score}`
  })
  console.log(`${name.padEnd(8)} ${figures.join('  ')}`)
  console.log(`         ${detailsOf(wall)}  (speed of this machine ${environment.benchmarkIndex})`)
  console.log(
    `         by processor time: performance ${performanceOf(middleOf(processor))}  ${detailsOf(processor)}`,
  )
  if (process.env['LIGHTHOUSE_DETAILS'])
    for (const { id, score, title, displayValue } of Object.values(audits))
      if (score !== null && score < 1) console.log(`  ${id}: ${displayValue ?? title}`)
}
process.exitCode = missed === 0 ? 0 : 1
