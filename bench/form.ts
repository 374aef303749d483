import { type CDPSession, chromium, type Page } from '@playwright/test'
import { budget, noteFetched, weightOf } from '../e2e/weight.ts'
import { findBrowser } from '../scripts/setup/find-browser.mjs'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const slowdown = 4
const keys = 40
const openings = 7

/** Measures typing in step 1 with everything open, and opening step 1, in a browser on a machine four times slower. */
export const benchForm = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path })
  const executablePath = findBrowser(process.execPath)
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ baseURL: await server.url, locale: 'he-IL' })
    await logInDemo(page, server.output())
    const weight = await measureWeight(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return [
      weight,
      ...(await measureTyping(page, devtools)),
      ...(await measureOpening(page)),
      await measureArriving(page),
    ]
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
}

/** Logs the demo student in, whose login the server prints when it starts. */
const logInDemo = async (page: Page, printed: string): Promise<void> => {
  const [, email, password] = /(demo\.student@\S+) +(\S+)/.exec(printed) ?? []
  const answer = await page.request.post('/authz-service/api/v1/auth/login-by-email', {
    data: { register_period: '2025', email, password },
  })
  const { jwtToken } = await answer.json()
  // This file has the portal's origin and runs no code.
  await page.goto('/robots.txt')
  await page.evaluate((token) => localStorage.setItem('milgo.token', token), jwtToken)
}

const open = async (page: Page): Promise<void> => {
  await page.goto('/registration')
  await page.locator('[id="field-firstName"]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Measures the scripts of the form that a browser with an empty cache loads. */
const measureWeight = async (page: Page): Promise<Measurement> => {
  const fetched = noteFetched(page)
  await open(page)
  return {
    name: 'JavaScript of the form, gzip',
    value: weightOf(await Promise.all(fetched), 'script') / 1_000,
    unit: 'KB',
    aim: { atMost: (budget['first step of the form']?.script ?? 0) / 1_000 },
  }
}

const scriptSeconds = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Returns the milliseconds of scripting for one key in a field, until the page is idle. */
const costOfAKey = async (page: Page, devtools: CDPSession, selector: string): Promise<number> => {
  await page.locator(selector).focus()
  const costs: number[] = []
  for (let key = 0; key < keys; key++) {
    const before = await scriptSeconds(devtools)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('a')
    await page.evaluate(
      () => new Promise((rested) => requestAnimationFrame(() => requestAnimationFrame(rested))),
    )
    costs.push(((await scriptSeconds(devtools)) - before) * 500)
  }
  return middleOf(costs)
}

/** Measures a key in a field of the form against a key in a field without listeners. */
const measureTyping = async (page: Page, devtools: CDPSession): Promise<readonly Measurement[]> => {
  await page.evaluate(() => {
    const bare = document.createElement('input')
    bare.id = 'bare'
    document.body.append(bare)
  })
  const floor = await costOfAKey(page, devtools, '#bare')
  const name = '[id="field-firstName"]'
  // Most keys change a name that has letters already. The first letter would also remove the error of a missing answer.
  await page.locator(name).fill('demo')
  const value = await costOfAKey(page, devtools, name)
  return [
    { name: `a key in step 1 at ${slowdown}x, scripting`, value, floor, unit: 'ms', aim: { atMost: 8 } },
  ]
}

/**
 * Measures following a link from another page of the portal, with all code and dictionaries loaded, until the fields
 * are painted.
 */
const measureOpening = async (page: Page): Promise<readonly Measurement[]> => {
  /**
   * Returns the time from the press on a link, in an idle page, until the target is painted: until the frame after the
   * one that contains it.
   */
  const timed = async (href: string, selector: string): Promise<number> => {
    await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)))
    return page.evaluate(
      (there) =>
        new Promise<number>((arrived) => {
          const start = performance.now()
          document.querySelector<HTMLElement>(`a[href="${there.href}"]`)?.click()
          const look = () => {
            const isThere = location.pathname === there.href && document.querySelector(there.selector)
            if (isThere) requestAnimationFrame(() => arrived(performance.now() - start))
            else requestAnimationFrame(look)
          }
          look()
        }),
      { href, selector },
    )
  }
  const [opened, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < openings; round++) {
    bare.push(await timed('/about', 'main:not(:has(form)) h1'))
    opened.push(await timed('/registration', '[id="field-firstName"]'))
  }
  // The first round is left out, because it also loads code.
  return [
    {
      name: `opening step 1 at ${slowdown}x, warm`,
      aim: { atMost: 300 },
      value: middleOf(opened.slice(1)),
      floor: middleOf(bare.slice(1)),
      unit: 'ms',
    },
  ]
}

/**
 * Measures opening step 1 by its address, as a bookmark does: the portal starts again, with its files in the cache. The
 * floor is another page.
 */
const measureArriving = async (page: Page): Promise<Measurement> => {
  const timed = async (path: string, selector: string): Promise<number> => {
    await page.goto(path)
    await page.locator(selector).waitFor()
    return page.evaluate(() => performance.now())
  }
  const [arrived, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < openings; round++) {
    bare.push(await timed('/about', 'main h1'))
    arrived.push(await timed('/registration', '[id="field-firstName"]'))
  }
  return {
    name: `arriving at step 1 by its address at ${slowdown}x`,
    value: middleOf(arrived),
    floor: middleOf(bare),
    unit: 'ms',
  }
}

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
