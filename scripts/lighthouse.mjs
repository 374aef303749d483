// Prints Lighthouse's four figures for the home page, as a phone and as a desktop. Needs a running Milgo.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { findPresentBrowser } from './setup/find-browser.mjs'

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

/** @param {string[]} preset @returns {Promise<import('lighthouse').Result>} */
const measure = async (preset) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, url, '--quiet', '--output=json', `--chrome-flags=${chromeFlags.join(' ')}`, ...preset],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, ...(chromePath ? { CHROME_PATH: chromePath } : {}) },
    },
  )
  return JSON.parse(stdout)
}

/** The run in the middle by its performance: one run on a busy machine says little. @param {string[]} preset */
const measureOften = async (preset) => {
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(preset))
  results.sort(
    (a, b) => (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0),
  )
  const middle = results[Math.floor(results.length / 2)]
  if (!middle) throw new Error('LIGHTHOUSE_RUNS must be at least 1')
  return middle
}

let missed = 0
for (const [name, preset] of Object.entries(presets)) {
  const { categories, audits, environment } = await measureOften(preset)
  const figures = Object.entries(goals).map(([category, goal]) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100)
    if (score < goal) missed += 1
    return `${category} ${score}`
  })
  console.log(
    `${name.padEnd(8)} ${figures.join('  ')}  (speed of this machine: ${environment.benchmarkIndex})`,
  )
  if (process.env['LIGHTHOUSE_DETAILS'])
    for (const { id, score, title, displayValue } of Object.values(audits))
      if (score !== null && score < 1) console.log(`  ${id}: ${displayValue ?? title}`)
}
process.exitCode = missed === 0 ? 0 : 1
