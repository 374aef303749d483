import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AxeScan, axeOptions, linesOf } from '@milgo/page-testing/axe-options'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const themes = ['light', 'dark'] as const

export type Scan = Pick<AxeScan, 'part'> & {
  /** What has colours that the same address did not have before, such as everything that is wrong. */
  readonly state?: string
  /** What the reader asked for: to stand still, unless what moves is what is looked at. */
  readonly motion?: 'reduce' | 'no-preference'
}

/**
 * Wherever a page is scrolled to, some field lies half under the header or under the buttons that stay in sight. No
 * target is too small for that: while axe looks, everything lies where it belongs.
 */
const unstick = async (page: Page): Promise<() => Promise<void>> => {
  const held = await page.evaluateHandle(() => {
    const sticky = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    for (const element of sticky) element.style.position = 'relative'
    return sticky
  })
  return () =>
    held.evaluate((sticky) => {
      for (const element of sticky) element.style.position = ''
    })
}

/** What axe finds in the page as it stands, or in a part of it, as lines to read. */
export const findViolations = async (
  page: Page,
  theme: (typeof themes)[number],
  { part, motion = 'reduce' }: Scan = {},
) => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: motion })
  if (motion === 'no-preference') await movementEnds(page)
  const letStick = await unstick(page)
  const found = await runAxe(page, { ...(part !== undefined && { part }), coloursOnly: theme === 'dark' })
  await letStick()
  return found
}

/** axe goes into a page once, however often it looks: half a megabyte to compile each time. */
const runAxe = async (page: Page, scan: AxeScan): Promise<readonly string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(`${axeSource}; undefined`)
  const violations = await page.evaluate(
    async ([within, how]) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') }
      return (await axe.run(within ?? document, how)).violations
    },
    [scan.part, axeOptions(scan)] as const,
  )
  return linesOf(violations)
}

/** What moves on and on is left to; a colour on its way to another is nobody's. */
const movementEnds = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
