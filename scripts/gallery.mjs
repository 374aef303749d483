// `npm run gallery`: takes a picture of every page of a running portal and its office, in every state, language, width
// and theme, and writes an index. Pictures that exist and have no fault are not taken again, so that a stopped run can be
// continued. A fault or a picture that could not be taken fails the run, and is listed at its end.
// Words on the command line choose pages, and `--only=ar-390,he-dark` chooses languages, widths and themes. Dark is
// taken in Hebrew and in two widths, or in all with `--every`. 200 %, the system's colours and paper are always Hebrew
// (`gallery/frames.mjs`).
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { outcomeOf, readFaults, storeFaults } from './gallery/fault-list.mjs'
import { framesOf } from './gallery/frames.mjs'
import { paints, sizes } from './gallery/shot.mjs'
import { takePicture } from './gallery/take-picture.mjs'
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
// Imported late, because these files read routes and statuses of packages, which need what was just installed.
const { officeShots } = await import('./gallery/office-shots.mjs')
const { portalShots } = await import('./gallery/portal-shots.mjs')
const { findFaults } = await import('./gallery/find-faults.mjs')
const { watchPage } = await import('./gallery/watch-page.mjs')

/** @typedef {import('./gallery/shot.mjs').Shot} Shot */
/** @typedef {import('./gallery/frames.mjs').Frame} Frame */

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const folder = process.env['GALLERY_DIR'] ?? join(repository, 'test-results', 'gallery')
const words = process.argv.slice(2)
const wanted = words.filter((word) => !word.startsWith('--'))
const only = words.flatMap((word) => (word.startsWith('--only=') ? word.slice(7).split(',') : []))

const isEvery = words.includes('--every')
/** How long a state may take to appear, in milliseconds. */
const patience = 15_000

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

/** Tokens of students by e-mail, so that each logs in once. @type {Map<string, string>} */
const tokens = new Map()
const tokenOf = async (/** @type {string} */ email) => {
  const token = tokens.get(email) ?? (await demoToken(base, email))
  if (!token) throw new Error(`${email} cannot log in: is this a first start with its demo requests?`)
  tokens.set(email, token)
  return token
}

/**
 * Sessions of staff by e-mail, so that each logs in once. A code of an authenticator can be used once.
 * @type {Map<string, Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>>}
 */
const staffSessions = new Map()
const staffSessionOf = async (/** @type {string} */ email) => {
  const known = staffSessions.get(email)
  if (known) return known
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await logInStaff(await context.newPage(), base, email)
  const state = await context.storageState()
  await context.close()
  staffSessions.set(email, state)
  return state
}

/**
 * Returns whether a choice of `--only` matches a picture: each word of the choice is its language, width or theme.
 * @type {(...parts: readonly string[]) => boolean}
 */
const isChosen = (...parts) =>
  only.length === 0 || only.some((choice) => choice.split('-').every((word) => parts.includes(word)))

/** Returns the pictures of a page that were asked for. @type {(shot: Shot) => readonly Frame[]} */
const wantedOf = (shot) => framesOf(shot, isEvery).filter((frame) => isChosen(...Object.values(frame)))

/** Pictures with faults are taken again. */
const faultsBefore = readFaults(folder)

/** @type {(shot: Shot, frame: Frame) => boolean} */
const isMissing = (shot, frame) =>
  !existsSync(fileOf(shot, frame)) || faultsBefore[labelOf(shot, frame)] !== undefined

/** Returns the wanted pictures of a page that are missing, by language. @type {(shot: Shot) => ReadonlyMap<string, readonly Frame[]>} */
const missingOf = (shot) =>
  groupBy(
    wantedOf(shot).filter((frame) => isMissing(shot, frame)),
    ({ language }) => language,
  )

/** @type {(shot: Shot, size: Frame['size']) => { width: number, height: number }} */
const windowOf = ({ height }, size) => ({ ...sizes[size], ...(height && { height }) })

/** @typedef {{ page: import('playwright').Page, errors: () => readonly string[] }} Opened a page, and its errors since they were last asked for */

/** Closes a page. An answer that is still on its way to it is no error. @type {(page: import('playwright').Page) => Promise<void>} */
const closePage = async (page) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/**
 * Opens a page in its state. Throws if that is not possible.
 * @type {(shot: Shot, frame: Frame) => Promise<Opened>}
 */
const openShot = async (shot, { language, size }) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: windowOf(shot, size),
    ...(shot.member && { storageState: await staffSessionOf(shot.member) }),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  try {
    const token = shot.student && (await tokenOf(shot.student))
    await page.addInitScript(
      (/** @type {readonly (string | undefined)[]} */ [stored, chosen]) => {
        if (stored) localStorage.setItem('milgo.token', stored)
        if (chosen) localStorage.setItem('milgo.language', chosen)
      },
      [token, language],
    )
    const errors = watchPage(page, shot.complaint)
    await shot.prepare?.(page, language)
    await page.goto(base + shot.path)
    if (!shot.isLoading) {
      await page.locator('main h1, [role=dialog]').first().waitFor()
      await page.waitForLoadState('networkidle')
    }
    if ((await shot.open?.(page, language)) === false)
      throw new Error('the demo data has nothing to show there')
    return { page, errors }
  } catch (error) {
    await closePage(page)
    throw error
  }
}

/** Waits until nothing is loading, and scrolls to the top. @type {(page: import('playwright').Page, shot: Shot) => Promise<unknown>} */
const settle = async (page, { isLoading }) => {
  const waits = 'main .animate-pulse, main .animate-spin'
  const marks = `${waits}, [role=progressbar], #not-loaded`
  if (isLoading) await page.locator(marks).filter({ visible: true }).first().waitFor()
  else {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction((selector) => !document.querySelector(selector), waits)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

/** Takes one picture of an open page, and stores its faults. @type {(opened: Opened, shot: Shot, frame: Frame) => Promise<void>} */
const take = async ({ page, errors }, shot, frame) => {
  await page.setViewportSize(windowOf(shot, frame.size))
  await page.emulateMedia({ ...paints[frame.theme], reducedMotion: 'reduce' })
  await settle(page, shot)
  await takePicture(page, fileOf(shot, frame))
  taken += 1
  storeFaults(folder, labelOf(shot, frame), [
    ...errors(),
    ...(await findFaults(page, frame.theme, shot.isLoading)),
  ])
}

/**
 * Takes the pictures of a page in one language. The page is opened once for all widths and themes, because its state is
 * the same and a page must follow its window.
 * @type {(shot: Shot, frames: readonly Frame[]) => Promise<void>}
 */
const takeAll = async (shot, frames) => {
  const [first] = frames
  if (!first) return
  const opened = await openShot(shot, first)
  try {
    for (const frame of frames) await take(opened, shot, frame)
  } finally {
    await closePage(opened.page)
  }
}

let taken = 0
/** Failed pictures are listed at the end, so that one changed page does not stop the run. @type {string[]} */
const notTaken = []
for (const shot of shots)
  for (const [language, frames] of missingOf(shot))
    await takeAll(shot, frames).catch((error) =>
      notTaken.push(`${shot.name} in ${language}: ${error.message}`),
    )
await browser.close()
const { lines, exitCode } = outcomeOf({
  wanted: shots.flatMap((shot) => wantedOf(shot).map((frame) => labelOf(shot, frame))),
  faults: readFaults(folder),
  notTaken,
})
for (const line of lines) console.error(line)
console.log(
  `${taken} pictures taken, ${writeIndex(folder)} in ${join(folder, 'index.html')}, ${lines.length} faults`,
)
process.exitCode = exitCode
