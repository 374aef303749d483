// `npm run gallery`: a picture of every page of a running portal, in every state, language, width and theme, beside an index.
// What was taken already is not taken again, so that a run that was stopped goes on; words on the command line choose pages.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findPresentBrowser } from './setup/find-browser.mjs'
import { install } from './setup/install.mjs'
import { repository } from './setup/repository.mjs'

install()
/** @type {typeof import('playwright')} */
const { chromium } = createRequire(import.meta.url)('playwright')

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const folder = process.env['GALLERY_DIR'] ?? join(repository, 'test-results', 'gallery')
const wanted = process.argv.slice(2)

const languages = /** @type {const} */ (['he', 'ar', 'en'])
const widths = [390, 768, 1440]
const themes = /** @type {const} */ (['light', 'dark'])

/** @typedef {{ name: string, path: string, who?: string, prepare?: (page: import('playwright').Page) => Promise<unknown> }} Shot */

/** The demo students of a first start, one for each kind of state. */
const students = {
  draft: '1002',
  returned: '1007',
  paid: '1011',
  appealed: '1012',
  'appeal-returned': '1018',
  'bank-fix': '1020',
  denied: '1025',
  published: '1035',
}

/** Answers one call otherwise than the server, for states that a demo does not have. @type {(call: string, change: (answer: any) => any) => (page: import('playwright').Page) => Promise<unknown>} */
const answering = (call, change) => (page) =>
  page.route(`**${call}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change(await answer.json()) })
  })

const periods = '/registration-period/get-all'
/** @type {(hours: number) => string} */
const inHours = (hours) => new Date(Date.now() + hours * 3_600_000).toISOString()
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(new Date())
/** @type {(changes: object) => (list: readonly { is_current: boolean }[]) => object[]} */
const current = (changes) => (list) =>
  list.map((period) => (period.is_current ? { ...period, ...changes } : period))

const periodStates = {
  'last-day': answering(periods, current({ to: inHours(5.5) })),
  upcoming: answering(
    periods,
    current({ phase: 'upcoming', is_open: false, from: inHours(100), to: inHours(2000) }),
  ),
  closed: answering(
    periods,
    current({ phase: 'closed', is_open: false, from: inHours(-2000), to: inHours(-99) }),
  ),
  'results-day': answering(
    periods,
    current({ phase: 'closed', is_open: false, from: inHours(-2000), to: inHours(-99), results_on: today }),
  ),
}

/** @type {(page: import('playwright').Page) => Promise<unknown>} */
const failing = (page) =>
  page.route('**/core-service/**', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { statusCode: 503, code: 'DATABASE_UNAVAILABLE', message: '' } },
    }),
  )

/** @type {readonly Shot[]} */
const publicShots = [
  ['home', '/'],
  ['check-eligibility', '/check-eligibility'],
  ['login', '/login'],
  ['login-restore', '/login?step=restore'],
  ['about', '/about'],
  ['faq', '/faq'],
  ['scholarship-faq', '/scholarship-faq'],
  ['contact', '/contact'],
  ['accessibility', '/accessibility'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['status-guide', '/status-guide'],
  ['calculator', '/calculator'],
  ['open-numbers', '/open-numbers'],
  ['not-found', '/no-such-page'],
].map(([name, path]) => ({ name: `public-${name}`, path: path ?? '/' }))

/** @type {readonly Shot[]} */
const stateShots = Object.entries(periodStates).flatMap(([state, prepare]) =>
  [
    ['home', '/'],
    ['check-eligibility', '/check-eligibility'],
    ['login', '/login'],
  ].map(([name, path]) => ({ name: `period-${state}-${name}`, path: path ?? '/', prepare })),
)

/** @type {readonly Shot[]} */
const failureShots = ['/', '/faq', '/calculator', '/open-numbers'].map((path) => ({
  name: `failing${path === '/' ? '-home' : path.replace('/', '-')}`,
  path,
  prepare: failing,
}))

/** @type {readonly Shot[]} */
const studentShots = Object.entries(students).flatMap(([state, number]) =>
  ['/', '/personal-area', '/registration', '/personal-area-appeal', '/print', '/pdf', '/student-survey'].map(
    (path) => ({
      name: `student-${state}${path === '/' ? '-home' : path.replace('/', '-')}`,
      path,
      who: `demo.${number}@milgo.example`,
    }),
  ),
)

const shots = [...publicShots, ...stateShots, ...failureShots, ...studentShots].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)

/** @type {Map<string, string>} */
const tokens = new Map()
/** @param {string} email */
const tokenOf = async (email) => {
  const known = tokens.get(email)
  if (known) return known
  const answer = await fetch(`${base}/authz-service/api/v1/auth/login-by-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Milgo-Demo-25' }),
  })
  const { jwtToken } = await answer.json()
  if (!jwtToken) throw new Error(`${email} cannot log in: is this a first start with its demo requests?`)
  tokens.set(email, jwtToken)
  return jwtToken
}

/** @param {Shot} shot @param {string} language @param {number} width @param {string} theme */
const fileOf = ({ name }, language, width, theme) => `${name}--${language}-${width}-${theme}.png`

const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** All pictures in the folder, page by page: a run of a few words adds to it. */
const writeIndex = () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  const names = [...new Set(files.map((file) => file.split('--')[0] ?? ''))].sort()
  const sections = names.map((name) => {
    const own = files.filter((file) => file.startsWith(`${name}--`)).sort()
    const figures = own.map(
      (file) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${escaped(file.slice(name.length + 2, -4))}</figcaption></figure>`,
    )
    return `<section id="${name}"><h2>${escaped(name)}</h2><div>${figures.join('')}</div></section>`
  })
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gallery of the portal</title><style>
body{font:15px/1.5 system-ui;margin:2rem}nav{columns:4}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}img{height:420px;border:1px solid #ccc}figcaption{font-size:13px}</style></head><body>
<h1>${names.length} pages, ${files.length} pictures</h1><nav>${names.map((name) => `<a href="#${name}">${escaped(name)}</a><br>`).join('')}</nav>
${sections.join('\n')}</body></html>`,
  )
  return files.length
}

mkdirSync(folder, { recursive: true })
const executablePath = findPresentBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
let taken = 0
for (const shot of shots)
  for (const language of languages) {
    const missing = widths.flatMap((width) =>
      themes
        .filter((theme) => !existsSync(join(folder, fileOf(shot, language, width, theme))))
        .map((theme) => ({ width, theme })),
    )
    if (missing.length === 0) continue
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
    const token = shot.who ? await tokenOf(shot.who) : undefined
    await context.addInitScript(
      (/** @type {readonly (string | undefined)[]} */ [stored, chosen]) => {
        if (stored) localStorage.setItem('milgo.token', stored)
        if (chosen) localStorage.setItem('milgo.language', chosen)
      },
      [token, language],
    )
    const page = await context.newPage()
    await shot.prepare?.(page)
    await page.goto(base + shot.path)
    for (const { width, theme } of missing) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, fileOf(shot, language, width, theme)), fullPage: true })
      taken += 1
    }
    await context.close()
  }
await browser.close()
console.log(`${taken} pictures taken, ${writeIndex()} in ${join(folder, 'index.html')}`)
