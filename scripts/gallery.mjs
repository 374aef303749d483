// `npm run gallery`: a picture of every page of a running portal and its office, in every state, language, width and theme,
// beside an index. What was taken already is not taken again, so that a run that was stopped goes on. Words on the command
// line choose pages, such as `--only=ar-390,he-dark` languages, widths and themes. Dark is taken in Hebrew and in two widths,
// unless `--every` asks for all; 200 %, the system's colours and paper are Hebrew always (`gallery/frames.mjs`).
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findFaults } from './gallery/find-faults.mjs'
import { framesOf } from './gallery/frames.mjs'
import { paints, sizes } from './gallery/shot.mjs'
import { writeIndex } from './gallery/write-index.mjs'
import { findPresentBrowser } from './setup/find-browser.mjs'
import { groupBy } from './setup/group-by.mjs'
import { install } from './setup/install.mjs'
import { repository } from './setup/repository.mjs'
import { logInStaff } from './testing/log-in-staff.mjs'
import { demoToken } from './testing/open-logged-in.mjs'

install()
/** @type {typeof import('playwright')} */
const { chromium } = createRequire(import.meta.url)('playwright')
// They read the routes and statuses of the packages, which need what was just installed.
const { officeShots } = await import('./gallery/office-shots.mjs')
const { portalShots } = await import('./gallery/portal-shots.mjs')

/** @typedef {import('./gallery/shot.mjs').Shot} Shot */
/** @typedef {import('./gallery/frames.mjs').Frame} Frame */

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const folder = process.env['GALLERY_DIR'] ?? join(repository, 'test-results', 'gallery')
const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))
const only = words.flatMap((word) => (word.startsWith('--only=') ? word.slice(7).split(',') : []))

const isEvery = words.includes('--every')

const shots = [...portalShots, ...officeShots].filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)

/** @type {(shot: Shot, frame: Frame) => string} */
const labelOf = ({ name }, { language, size, theme }) => `${name}--${language}-${size}-${theme}`
/** @type {(shot: Shot, frame: Frame) => string} */
const fileOf = (shot, frame) => join(folder, `${labelOf(shot, frame)}.png`)

mkdirSync(folder, { recursive: true })
const executablePath = findPresentBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

/** Sessions of students, each begun once. @type {Map<string, string>} */
const tokens = new Map()
const tokenOf = async (/** @type {string} */ email) => {
  const token = tokens.get(email) ?? (await demoToken(base, email))
  if (!token) throw new Error(`${email} cannot log in: is this a first start with its demo requests?`)
  tokens.set(email, token)
  return token
}

/** Sessions of the office: a code of an authenticator serves once. @type {Map<string, Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>>} */
const desks = new Map()
const deskOf = async (/** @type {string} */ email) => {
  const known = desks.get(email)
  if (known) return known
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await logInStaff(await context.newPage(), base, email)
  const state = await context.storageState()
  await context.close()
  desks.set(email, state)
  return state
}

/** Whether the choice names it, each word of which is a language, a width or a theme. @type {(...parts: readonly string[]) => boolean} */
const isChosen = (...parts) =>
  only.length === 0 || only.some((choice) => choice.split('-').every((word) => parts.includes(word)))

/** What is missing of a page, by language. @type {(shot: Shot) => ReadonlyMap<string, readonly Frame[]>} */
const missingOf = (shot) =>
  groupBy(
    framesOf(shot, isEvery).filter(
      (frame) => isChosen(...Object.values(frame)) && !existsSync(fileOf(shot, frame)),
    ),
    ({ language }) => language,
  )

/** @type {(shot: Shot, size: Frame['size']) => { width: number, height: number }} */
const windowOf = ({ height }, size) => ({ ...sizes[size], ...(height && { height }) })

/** Opens a page in its state. @type {(shot: Shot, frame: Frame) => Promise<import('playwright').Page | 'empty' | 'failed'>} */
const openShot = async (shot, { language, size }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: windowOf(shot, size),
    ...(shot.member && { storageState: await deskOf(shot.member) }),
  })
  const token = shot.student && (await tokenOf(shot.student))
  await context.addInitScript(
    (/** @type {readonly (string | undefined)[]} */ [stored, chosen]) => {
      if (stored) localStorage.setItem('milgo.token', stored)
      if (chosen) localStorage.setItem('milgo.language', chosen)
    },
    [token, language],
  )
  const page = await context.newPage()
  try {
    await shot.prepare?.(page, language)
    await page.goto(base + shot.path)
    await page.locator('main h1, [role=dialog]').first().waitFor()
    await page.waitForLoadState('networkidle')
    if ((await shot.open?.(page, language)) !== false) return page
    await context.close()
    return 'empty'
  } catch (error) {
    failed.push(`${shot.name} in ${language} at ${size}: ${error instanceof Error ? error.message : error}`)
    await context.close()
    return 'failed'
  }
}

/** Nothing that still loads is in a picture, and the header is at the top. @type {(page: import('playwright').Page) => Promise<unknown>} */
const settle = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('main .animate-pulse, main .animate-spin'))
  await page.evaluate(() => scrollTo(0, 0))
}

/** Takes one picture of a page that is open, and notes what is wrong in it. @type {(page: import('playwright').Page, shot: Shot, frame: Frame) => Promise<void>} */
const take = async (page, shot, frame) => {
  await page.setViewportSize(windowOf(shot, frame.size))
  await page.emulateMedia({ ...paints[frame.theme], reducedMotion: 'reduce' })
  await settle(page)
  // Behind a window the page does not scroll.
  const fullPage = (await page.getByRole('dialog').count()) === 0
  await page.screenshot({ path: fileOf(shot, frame), fullPage })
  taken += 1
  for (const fault of await findFaults(page)) console.log(`${labelOf(shot, frame)}: ${fault}`)
}

let taken = 0
const empty = new Set()
/** What could not be taken is told at the end: one page that changed must not cost all others. @type {string[]} */
const failed = []
for (const shot of shots)
  for (const frames of missingOf(shot).values()) {
    const [first] = frames
    if (!first) continue
    // One opening serves all widths and themes: the state is the same, and a page must follow its window.
    const page = await openShot(shot, first)
    if (page === 'empty') empty.add(shot.name)
    if (typeof page === 'string') continue
    for (const frame of frames) await take(page, shot, frame)
    await page.context().close()
  }
await browser.close()
for (const name of empty) console.log(`${name}: this demo world has nothing to show there`)
for (const what of failed) console.error(`not taken: ${what}`)
if (failed.length > 0) process.exitCode = 1
console.log(`${taken} pictures taken, ${writeIndex(folder)} in ${join(folder, 'index.html')}`)
