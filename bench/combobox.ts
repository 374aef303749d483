import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { placeNames } from '../apps/kit/src/place-names.ts'
import { searchMatcher } from '../packages/ui/src/search-matcher.ts'
import { findBrowser } from '../scripts/setup/find-browser.mjs'
import { repository } from '../scripts/setup/repository.mjs'
import type { Measurement } from './measurement.ts'

const slowdown = 4
const rounds = 20

/** The output folder of the build. It is not the kit's own, which a running server serves. */
const outDir = join('..', '..', 'node_modules', '.kit-bench')

declare global {
  /** A variable of the page: the duration of each frame. */
  var seenFrames: number[]
}

/**
 * Measures opening and filtering the combobox over 1,483 localities on a machine four times slower, against a bare list
 * of 30.
 */
export const benchCombobox = async (): Promise<readonly Measurement[]> => {
  const root = join(repository, 'apps', 'kit')
  await build({ root, logLevel: 'error', build: { outDir } })
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({
    executablePath: findBrowser(process.execPath),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'he-IL' })
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

/**
 * One step of the measurement. Keys and clicks are the browser's own. `isDone` is a cheap query, because locators by
 * role and name work in the page too and would be measured.
 */
type Step = {
  readonly name: string
  readonly act: () => Promise<unknown>
  readonly isDone: string | ((round: number) => string)
}

/** Returns an expression that is true when the shown list has so many names. */
const lists = (count: number) =>
  `document.querySelector('[role=option][aria-posinset="1"]')?.getAttribute('aria-setsize') === '${count}'`

const all = placeNames.length
const matches = searchMatcher(() => placeNames)
const matching = (letters: string) => placeNames.filter((name) => matches(name, letters)).length
const [letter, letters] = ['ק', 'קר'] as const

const measure = async (page: Page): Promise<readonly Measurement[]> => {
  const middle = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    if (!box) throw new Error(`${selector} is not in sight`)
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const points = {
    input: await middle('[role=combobox]'),
    mount: await middle('#mount'),
    bare: await middle('#bare'),
    title: await middle('h1'),
  }
  const write = (text: string) => () => page.keyboard.insertText(text)
  const press = (key: string) => () => page.keyboard.press(key)
  const click = (point: keyof typeof points) => () => page.mouse.click(...points[point])
  const floorStep: Step = {
    name: 'a bare list',
    act: click('bare'),
    isDone: "document.querySelectorAll('#bare + ul > li').length === 30",
  }
  const steps: readonly Step[] = [
    {
      name: 'appear',
      act: click('mount'),
      isDone: (round) => `document.getElementById('mounted-${round + 2}')`,
    },
    { name: 'open', act: click('input'), isDone: lists(all) },
    { name: 'type a letter', act: write(letter), isDone: lists(matching(letter)) },
    { name: 'type another', act: write(letters.slice(1)), isDone: lists(matching(letters)) },
    { name: 'delete it', act: press('Backspace'), isDone: lists(matching(letter)) },
    { name: 'delete all', act: press('Backspace'), isDone: lists(all) },
    {
      name: 'scroll far',
      act: () => page.evaluate(() => document.querySelector('[role=listbox]')?.scrollTo(0, 40_000)),
      isDone:
        "[...document.querySelectorAll('[role=option]')].some((option) => Number(option.ariaPosInSet) > 900)",
    },
  ]
  const floors: number[] = []
  const frames = steps.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    floors.push(await longestFrame(page, floorStep, round))
    await click('bare')()
    for (const [index, step] of steps.entries()) frames[index]?.push(await longestFrame(page, step, round))
    await press('Escape')()
    // The list fades out and would receive the next click.
    await page.waitForFunction("!document.querySelector('[role=listbox]')")
    await click('title')()
  }
  return [
    { name: named('open for the first time'), value: frames[1]?.[0] ?? 0, ...beside(floors, 0.95) },
    ...steps.flatMap(({ name }, index) =>
      ([0.5, 0.95] as const).map((share) => ({
        name: named(`${name}, ${share === 0.5 ? 'median' : 'p95'}`),
        value: quantile(frames[index] ?? [], share),
        ...beside(floors, share),
      })),
    ),
  ]
}

/** Users see the median as immediate, and do not mind the 95th percentile. */
const aims = { 0.5: { atMost: 100 }, 0.95: { atMost: 200 } } as const

const named = (what: string) => `combobox at ${slowdown}x: longest frame of ${what}`
const beside = (floors: readonly number[], share: keyof typeof aims) => ({
  floor: quantile(floors, share),
  unit: 'ms',
  aim: aims[share],
})

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0

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

/** Returns the longest frame from the action until its result is painted. */
const longestFrame = async (page: Page, { act, isDone }: Step, round: number): Promise<number> => {
  await page.evaluate(() => {
    globalThis.seenFrames = []
  })
  await act()
  await page.waitForFunction(typeof isDone === 'string' ? isDone : isDone(round), undefined, {
    polling: 'raf',
  })
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.max(...globalThis.seenFrames)))),
      ),
  )
}
