// `npm run speed`: prints all speed figures of a running portal. For the main pages on a slow phone: the requests, the
// bytes, the time until the first frame in which the page can be used, beside its aim, and the time until the page is
// awake. Presses and text before that are not lost, and take effect then. The phone is four times slower than this
// machine, has 1.6 Mbit/s, 150 ms latency and an empty cache. The processor time until then is printed too, because it
// is meaningful even on a busy machine. Lighthouse's figures follow. `npm run speed login` measures one page, without
// Lighthouse.
import { createRequire } from 'node:module'
import { findPresentBrowser } from './setup/find-browser.mjs'
import { install } from './setup/install.mjs'
import { demoToken } from './testing/open-logged-in.mjs'

install()
/** @type {typeof import('playwright')} */
const { chromium } = createRequire(import.meta.url)('playwright')

const base = process.env['MILGO_URL'] ?? 'http://localhost:3000'
const runs = Number(process.env['SPEED_RUNS'] ?? 3)
const wanted = process.argv.slice(2)

const bytesPerSecond = (1.6 * 1024 * 1024) / 8
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
}
const slowdown = 4
/** The most requests until a page can be used. Later ones bring what nobody waits for: pictures, the next page's code. */
const mostRequests = 25

/**
 * `usable` selects the first thing that a person uses on the page; `aim` is the time until it is there, in ms. The time
 * until the page is awake has no aim, because nobody waits for it: what is pressed or typed before is kept and takes
 * effect then (`catch-early-presses.ts`, `use-typed-early.ts`).
 */
const pages = [
  { name: 'home', path: '/', usable: 'main a[href="/check-eligibility"]', aim: 1_400 },
  {
    name: 'eligibility',
    path: '/check-eligibility',
    usable: '[role="alertdialog"] button, [role="dialog"] button',
    aim: 2_400,
  },
  { name: 'login', path: '/login', usable: '#login-email', aim: 1_800 },
  { name: 'faq', path: '/faq', usable: 'main input[type="search"], main input', aim: 2_400 },
  {
    name: 'form, step 1',
    path: '/registration',
    usable: '#field-firstName',
    who: 'demo.student@milgo.example',
    aim: 3_000,
  },
  {
    name: 'documents',
    path: '/registration',
    usable: 'main input[type="file"]',
    who: 'demo.1002@milgo.example',
    aim: 3_500,
  },
  {
    name: 'personal area',
    path: '/personal-area',
    usable: 'main h1 ~ *, main h2',
    who: 'demo.1011@milgo.example',
    aim: 2_400,
  },
]

const executablePath = findPresentBrowser()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

/**
 * Runs in the page and reports when the element is part of a drawn frame. The page itself reports it, because polling
 * from outside would happen every half second and report a later time.
 * @param {string} usable
 */
const watchPage = (usable) => {
  const report = () => {
    const drawn = new MessageChannel()
    drawn.port1.onmessage = () => Reflect.get(globalThis, 'pageIsUsable')(performance.now())
    drawn.port2.postMessage(undefined)
  }
  const watch = new MutationObserver(() => {
    if (!document.querySelector(usable)) return
    watch.disconnect()
    requestAnimationFrame(report)
  })
  watch.observe(document, { childList: true, subtree: true })
  // From this event on the page handles presses and text, also earlier ones.
  addEventListener('milgo:awake', () => Reflect.get(globalThis, 'pageIsAwake')(performance.now()), {
    once: true,
  })
}

/** @param {typeof pages[number]} page */
const measure = async ({ path, usable, who }) => {
  const context = await browser.newContext({
    locale: 'he-IL',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const token = who ? await demoToken(base, who) : undefined
  if (token) await context.addInitScript((stored) => localStorage.setItem('milgo.token', stored), token)
  const page = await context.newPage()
  /** @type {Promise<number>} */
  const usableAfter = new Promise((resolve) => void page.exposeFunction('pageIsUsable', resolve))
  /** @type {Promise<number>} */
  const awakeAfter = new Promise((resolve) => void page.exposeFunction('pageIsAwake', resolve))
  await page.addInitScript(watchPage, usable)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(base + path, { waitUntil: 'commit' })
  const milliseconds = await usableAfter
  const atOnce = requests
  const bytesAtOnce = bytes
  const { metrics } = await session.send('Performance.getMetrics')
  const worked = 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  const awake = await awakeAfter
  await page.waitForLoadState('networkidle')
  await context.close()
  return { milliseconds, awake, worked, atOnce, bytesAtOnce, requests, bytes }
}

let missed = 0
for (const page of pages.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)) {
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(page))
  results.sort((one, other) => one.milliseconds - other.milliseconds)
  const middle = results[Math.floor(results.length / 2)]
  if (!middle) throw new Error('SPEED_RUNS must be at least 1')
  const { milliseconds, awake, worked, atOnce, bytesAtOnce, requests, bytes } = middle
  const isMissed = milliseconds > page.aim || atOnce > mostRequests
  if (isMissed) missed += 1
  console.log(
    `${isMissed ? 'missed' : 'ok    '} ${page.name.padEnd(14)} usable after ${Math.round(milliseconds)} ms (aim ${page.aim}), ` +
      `awake after ${Math.round(awake)} ms, processor ${Math.round(worked)} ms  ${atOnce} requests until then (aim ${mostRequests}), ${Math.round(bytesAtOnce / 1024)} KB; ` +
      `${requests} in all, ${Math.round(bytes / 1024)} KB`,
  )
}
await browser.close()
process.exitCode = missed === 0 ? 0 : 1
if (wanted.length === 0) await import('./lighthouse.mjs')
