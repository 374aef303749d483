import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AxeScan, axeOptions, linesOf } from '@milgo/page-testing/axe-options'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const themes = ['light', 'dark'] as const

export type Scan = Pick<AxeScan, 'part'> & {
  /** Names a state with colours that this address did not show before, such as a form full of errors. */
  readonly state?: string
  /** The reader's preference about motion. Motion is reduced unless the scan is about what moves. */
  readonly motion?: 'reduce' | 'no-preference'
}

/**
 * Makes sticky elements scroll with the page while axe looks, and returns a function that restores them. A sticky
 * header or button bar always covers half of some field, which axe would report as a target that is too small.
 */
const unstick = async (page: Page): Promise<() => Promise<void>> => {
  const unstuck = await page.evaluateHandle(() => {
    const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    for (const element of sticky) element.style.position = 'relative'
    return sticky
  })
  return () =>
    unstuck.evaluate((sticky) => {
      for (const element of sticky) element.style.position = ''
    })
}

/** Returns the violations that axe finds in the page, or in a part of it, as readable lines. */
export const findViolations = async (
  page: Page,
  theme: (typeof themes)[number],
  { part, motion = 'reduce' }: Scan = {},
) => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: motion })
  if (motion === 'no-preference') await movementEnds(page)
  const restoreSticky = await unstick(page)
  const found = await runAxe(page, { ...(part !== undefined && { part }), coloursOnly: theme === 'dark' })
  await restoreSticky()
  return found
}

/**
 * Runs axe in the page. Its code is injected only once for each page, because half a megabyte is compiled each time.
 */
const runAxe = async (page: Page, scan: AxeScan): Promise<readonly string[]> => {
  const isInjected = await page.evaluate(() => 'axe' in window)
  if (!isInjected) await page.evaluate(`${axeSource}; undefined`)
  const violations = await page.evaluate(
    async ([within, how]) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') }
      return (await axe.run(within ?? document, how)).violations
    },
    [scan.part, axeOptions(scan)] as const,
  )
  return linesOf(violations)
}

/**
 * Waits for the end of all animations that end, because axe would measure a colour halfway between two others. Endless
 * animations are not waited for.
 */
const movementEnds = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
