// `npm run handbook`: takes the pictures of the office's handbook from a running server with its demo requests. Words
// on the command line choose screens.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findPresentBrowser } from './setup/find-browser.mjs'
import { install } from './setup/install.mjs'
import { repository } from './setup/repository.mjs'
import { logInStaff } from './testing/log-in-staff.mjs'

install()
const require = createRequire(import.meta.url)
/** @type {typeof import('playwright')} */
const { chromium } = require('playwright')
const sharp = createRequire(join(repository, 'apps/server/package.json'))('sharp')

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const folder = join(repository, 'apps/office/src/features/help/pictures')
const wanted = process.argv.slice(2)
const size = { width: 1280, height: 800 }
const pictureWidth = 960
/** The most bytes of all pictures together. A reader of one chapter loads a third of them. */
const mostBytes = 1.5 * 1024 * 1024

/** @typedef {{ name: string, path: string, open?: (page: import('playwright').Page) => Promise<unknown> }} Screen */

/** The screens of each demo staff member. @type {Readonly<Record<string, readonly Screen[]>>} */
const screens = {
  'demo.reviewer@milgo.example': [
    { name: 'queue', path: '/queue?status=SUBMITTED' },
    {
      name: 'request',
      path: '/queue?status=SUBMITTED',
      open: async (page) => {
        await page.locator('main a[href*="/requests/"]').first().click()
        await page.getByRole('toolbar').first().waitFor()
      },
    },
    { name: 'secondLook', path: '/second-look' },
  ],
  'demo.manager@milgo.example': [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'secondLooks', path: '/second-looks' },
    { name: 'computing', path: '/results' },
    { name: 'releases', path: '/releases' },
    { name: 'revisions', path: '/revisions' },
    { name: 'institutionLists', path: '/institution-lists' },
    { name: 'erasures', path: '/erasures' },
  ],
  'demo.finance@milgo.example': [
    { name: 'payments', path: '/payments' },
    { name: 'bankFixes', path: '/payments/accounts' },
  ],
  'demo.editor@milgo.example': [
    { name: 'content', path: '/content?text=slider%2F1' },
    { name: 'messages', path: '/content?text=message-template%2FCORRECTION_RETURNED' },
  ],
  'demo.admin@milgo.example': [
    { name: 'periods', path: '/periods' },
    { name: 'dictionaries', path: '/dictionaries' },
    { name: 'staff', path: '/staff' },
    { name: 'trail', path: '/trail' },
    { name: 'jobs', path: '/jobs' },
    { name: 'account', path: '/account' },
  ],
}

mkdirSync(folder, { recursive: true })
const executablePath = findPresentBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
let taken = 0
for (const [email, own] of Object.entries(screens)) {
  const chosen = own.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  if (chosen.length === 0) continue
  const context = await browser.newContext({
    viewport: size,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await logInStaff(page, base, email)
  for (const language of /** @type {const} */ (['he', 'en'])) {
    await page.evaluate((chosenLanguage) => localStorage.setItem('milgo.language', chosenLanguage), language)
    for (const { name, path, open } of chosen) {
      await page.goto(`${base}/office${path}`)
      await page.locator('main h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await open?.(page)
      if (open) await page.waitForLoadState('networkidle')
      // Waits until nothing is loading.
      await page.waitForFunction(() => !document.querySelector('main .animate-pulse, main .animate-spin'))
      const picture = await sharp(await page.screenshot())
        .resize({ width: pictureWidth })
        .webp({ quality: 62, effort: 6 })
        .toBuffer()
      writeFileSync(join(folder, `${name}-${language}.webp`), picture)
      taken += 1
    }
  }
  await context.close()
}
await browser.close()
const files = readdirSync(folder).filter((file) => file.endsWith('.webp'))
const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
console.log(`${taken} pictures taken; ${files.length} with ${Math.round(bytes / 1024)} kB in all`)
if (bytes > mostBytes) throw new Error('the pictures of the handbook are too large together')
