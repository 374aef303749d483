import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const themes = ['light', 'dark'] as const

/** The rules that look at colours: nothing but colours changes with the theme, so that the second need not be read whole. */
const colourRules = ['color-contrast', 'link-in-text-block']

export type Scan = {
  /** A part of the page alone, by its selector. */
  readonly part?: string
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
  const found = await runAxe(page, part, {
    resultTypes: ['violations'],
    // In one page without frames nothing has to be put together, and no rule reads style sheets.
    iframes: false,
    preload: false,
    ...(theme === 'dark' && { runOnly: { type: 'rule', values: colourRules } }),
    rules: {
      // The newest level asks for it, and axe only when told to.
      ...(theme === 'light' && { 'target-size': { enabled: true } }),
      // A popup of the page's content is no landmark.
      ...(part !== undefined && theme === 'light' && { region: { enabled: false } }),
    },
  })
  await letStick()
  return found
}

/** axe goes into a page once, however often it looks: half a megabyte to compile each time. */
const runAxe = async (page: Page, part: string | undefined, options: RunOptions): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(`${axeSource}; undefined`)
  return page.evaluate(
    async ([within, how]) => {
      const { axe } = window as unknown as { readonly axe: typeof import('axe-core') }
      const { violations } = await axe.run(within ?? document, how)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      )
    },
    [part, options] as const,
  )
}

/** What moves on and on is left to; a colour on its way to another is nobody's. */
const movementEnds = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
