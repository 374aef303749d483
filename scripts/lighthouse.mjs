// Prints Lighthouse's four figures for the home page, as a phone and as a desktop. Needs a running Milgo.
// Tasks count by the time that the processor worked on them, so that a machine with other things to do says the same as a
// quiet one; LIGHTHOUSE_CLOCK=wall counts them as Lighthouse does.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPresentBrowser } from './setup/find-browser.mjs'
import { toProcessorTime } from './testing/processor-time.mjs'

const url = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const chromePath = findPresentBrowser()
const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js')

const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3)

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 90 }
const presets = { mobile: [], desktop: ['--preset=desktop'] }

const chromeFlags = [
  '--headless=new',
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

/** One run: the page is loaded, what the browser traced is set to processor time, and judged. @type {(preset: readonly string[]) => Promise<import('lighthouse').Result>} */
const measureOnce = async (preset) => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-lighthouse-'))
  try {
    await lighthouse([`-G=${folder}`, `--chrome-flags=${chromeFlags.join(' ')}`, ...preset])
    if (process.env['LIGHTHOUSE_CLOCK'] !== 'wall') {
      const path = join(folder, 'defaultPass.trace.json')
      const trace = JSON.parse(readFileSync(path, 'utf8'))
      writeFileSync(path, JSON.stringify({ ...trace, traceEvents: toProcessorTime(trace.traceEvents) }))
    }
    return JSON.parse(await lighthouse([`-A=${folder}`, '--output=json', ...preset]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @type {(preset: readonly string[]) => Promise<import('lighthouse').Result>} */
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

/** @param {import('lighthouse').Result} result */
const performanceOf = ({ categories }) => Math.round((categories['performance']?.score ?? 0) * 100)

/** The run in the middle by its performance: one run alone says little. @param {readonly string[]} preset */
const measureOften = async (preset) => {
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(preset))
  results.sort((one, other) => performanceOf(one) - performanceOf(other))
  const middle = results[Math.floor(results.length / 2)]
  if (!middle) throw new Error('LIGHTHOUSE_RUNS must be at least 1')
  return { middle, all: results.map(performanceOf) }
}

let missed = 0
for (const [name, preset] of Object.entries(presets)) {
  const { middle, all } = await measureOften(preset)
  const { categories, audits, environment } = middle
  const figures = Object.entries(goals).map(([category, goal]) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    if (score < goal) missed += 1
    return `${category} ${score}`
  })
  console.log(`${name.padEnd(8)} ${figures.join('  ')}`)
  const told = {
    first: 'first-contentful-paint',
    largest: 'largest-contentful-paint',
    blocked: 'total-blocking-time',
  }
  const timings = Object.entries(told).map(([word, id]) => `${word} ${audits[id]?.displayValue}`)
  console.log(
    `         ${timings.join('  ')}  performance of each run ${all.join(' ')}  (speed of this machine ${environment.benchmarkIndex})`,
  )
  if (process.env['LIGHTHOUSE_DETAILS'])
    for (const { id, score, title, displayValue } of Object.values(audits))
      if (score !== null && score < 1) console.log(`  ${id}: ${displayValue ?? title}`)
}
process.exitCode = missed === 0 ? 0 : 1
