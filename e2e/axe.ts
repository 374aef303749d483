import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const themes = ['light', 'dark'] as const

/** The rules that look at colours: nothing but colours changes with the theme, so that the second need not be read whole. */
const colourRules = ['color-contrast', 'link-in-text-block']

export type Scan = {
  /** A part of the page alone, by its selector. */
  readonly part?: string
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
  // In one page without frames the results need not be put together in a second page, which takes as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (part !== undefined) axe.include(part)
  axe.options({
    resultTypes: ['violations'],
    ...(theme === 'dark' && { runOnly: { type: 'rule', values: colourRules } }),
    rules: {
      // The newest level asks for it, and axe only when told to.
      ...(theme === 'light' && { 'target-size': { enabled: true } }),
      // A popup of the page's content is no landmark.
      ...(part !== undefined && theme === 'light' && { region: { enabled: false } }),
    },
  })
  const letStick = await unstick(page)
  const { violations } = await axe.analyze()
  await letStick()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
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
