import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { findBrowser } from '../scripts/setup/find-browser.mjs'
import { repository } from '../scripts/setup/repository.mjs'
import type { Measurement } from './measurement.ts'

const slowdown = 4
const rounds = 7

declare global {
  /** Kept in the page: how long each frame took. */
  var seenFrames: number[]
}

/** Opening and filtering the combobox over 1,483 localities on a machine four times slower, against a bare list of 30. */
export const benchCombobox = async (): Promise<readonly Measurement[]> => {
  const root = join(repository, 'apps', 'kit')
  await build({ root, logLevel: 'error' })
  const server = await preview({ root, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  const executablePath = findBrowser(process.execPath)
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${server.resolvedUrls?.local[0]}?combobox`)
    await page.getByRole('combobox').waitFor()
    await watchFrames(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await measure(page)
  } finally {
    await browser.close()
    await server.close()
  }
}

type Step = readonly [act: () => Promise<unknown>, done: (round: number) => Promise<unknown>]

const measure = async (page: Page): Promise<readonly Measurement[]> => {
  const input = page.getByRole('combobox')
  const option = (name: RegExp) => page.getByRole('option', { name }).first()
  const bare = page.locator('#bare')
  const leave = async () => {
    await bare.click()
    await input.press('Escape')
    await page.locator('h1').click()
  }
  const floorStep: Step = [() => bare.click(), () => page.locator('#bare + ul > li').nth(29).waitFor()]
  const steps: readonly (readonly [string, Step])[] = [
    [
      'appear',
      [() => page.locator('#mount').click(), (round) => page.locator(`#mounted-${round + 2}`).waitFor()],
    ],
    ['open', [() => input.click(), () => option(/^1 /).waitFor()]],
    ['type a letter', [() => input.press('7'), () => option(/^7 /).waitFor()]],
    ['type another', [() => input.press('1'), () => option(/^71 /).waitFor()]],
    ['delete it', [() => input.press('Backspace'), () => option(/^7 /).waitFor()]],
    ['delete all', [() => input.press('Backspace'), () => option(/^1 /).waitFor()]],
    [
      'scroll far',
      [
        () => page.getByRole('listbox').evaluate((list) => list.scrollTo(0, 40_000)),
        () => option(/^9\d\d /).waitFor(),
      ],
    ],
  ]
  const floors: number[] = []
  const frames = steps.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    floors.push(await longestFrame(page, floorStep, round))
    for (const [index, [, step]] of steps.entries())
      frames[index]?.push(await longestFrame(page, step, round))
    await leave()
  }
  // The best round of each: the others tell what else the machine was doing.
  return steps.map(([name], index) => ({
    name: `combobox of 1,483 at ${slowdown}x, ${name}: longest frame`,
    value: Math.min(...(frames[index] ?? [])),
    floor: Math.min(...floors),
    unit: 'ms',
  }))
}

const watchFrames = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    globalThis.seenFrames = []
    let last = performance.now()
    const next = (now: number) => {
      globalThis.seenFrames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

/** From the act until what it brings is there and painted. */
const longestFrame = async (page: Page, [act, done]: Step, round: number): Promise<number> => {
  await page.evaluate(() => {
    globalThis.seenFrames = []
  })
  await act()
  await done(round)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.max(...globalThis.seenFrames)))),
      ),
  )
}
