import { type CDPSession, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/setup/find-browser.mjs'
import { startAutosaveServer } from './autosave-server.ts'
import type { Measurement } from './measurement.ts'

const slowdown = 4
const keys = 40
const openings = 7

/** Typing in step 1 with everything open, and opening it, as a browser on a machine four times slower does them. */
export const benchForm = async (): Promise<readonly Measurement[]> => {
  const server = await startAutosaveServer(1)
  const executablePath = findBrowser(process.execPath)
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ baseURL: new URL(server.url).origin })
    const token = server.savers[0]?.headers['authorization']?.replace('Bearer ', '') ?? ''
    await page.goto('/robots.txt')
    await page.evaluate((held) => localStorage.setItem('milgo.token', held), token)
    await open(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return [...(await measureTyping(page, devtools)), ...(await measureOpening(page))]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const open = async (page: Page): Promise<void> => {
  await page.goto('/registration')
  await page.locator('[id="field-firstName"]').waitFor()
  await page.waitForLoadState('networkidle')
}

const scriptSeconds = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

/** Milliseconds of scripting a key costs in a field, and what it brings about until the page is at rest. */
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

/** Against a field that nobody listens to. */
const measureTyping = async (page: Page, devtools: CDPSession): Promise<readonly Measurement[]> => {
  await page.evaluate(() => {
    const bare = document.createElement('input')
    bare.id = 'bare'
    document.body.append(bare)
  })
  const floor = await costOfAKey(page, devtools, '#bare')
  const value = await costOfAKey(page, devtools, '[id="field-firstName"]')
  return [
    { name: `a key in step 1 at ${slowdown}x, scripting`, value, floor, unit: 'ms', aim: { atMost: 8 } },
  ]
}

/** From another page of the portal, all code and dictionaries at hand, until the fields are painted. */
const measureOpening = async (page: Page): Promise<readonly Measurement[]> => {
  const timed = async (link: string, isThere: string) => {
    await page.evaluate(() => performance.mark('pressed'))
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), link)
    await page.waitForFunction(isThere, undefined, { polling: 'raf' })
    return page.evaluate(
      () => performance.now() - (performance.getEntriesByName('pressed').at(-1)?.startTime ?? 0),
    )
  }
  const [opened, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < openings; round++) {
    bare.push(await timed('/about', "location.pathname === '/about' && document.querySelector('h1')"))
    opened.push(await timed('/registration', "document.getElementById('field-firstName')"))
  }
  // The first of each also fetches code.
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

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
