// Prints Lighthouse's four figures for the home page, as a phone and as a desktop. Needs a running Milgo.
import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'

const url = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const systemBrowser = '/usr/bin/chromium'
const chromePath = process.env['CHROMIUM_PATH'] ?? (existsSync(systemBrowser) ? systemBrowser : undefined)

const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 90 }

const chrome = await launch({
  ...(chromePath ? { chromePath } : {}),
  chromeFlags: [
    '--headless=new',
    // Chromium refuses its sandbox to root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

let missed = 0
try {
  for (const [name, config] of Object.entries({ mobile: undefined, desktop: desktopConfig })) {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' }, config)
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const figures = Object.entries(goals).map(([category, goal]) => {
      const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100)
      if (score < goal) missed += 1
      return `${category} ${score}`
    })
    console.log(`${name.padEnd(8)} ${figures.join('  ')}`)
    if (process.env['LIGHTHOUSE_DETAILS']) explain(result.lhr)
  }
} finally {
  chrome.kill()
}
process.exitCode = missed === 0 ? 0 : 1

/** @param {import('lighthouse').Result} report */
function explain(report) {
  for (const audit of Object.values(report.audits))
    if (audit.score !== null && audit.score < 1)
      console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`)
}
