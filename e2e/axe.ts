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
  // Wherever the page is scrolled to, some field lies half under the header: no target is too small for that. A part is
  // looked at where it stands: a list that is open closes when the page under it scrolls.
  const scrolled = part === undefined ? await scrollTo(page, 0) : undefined
  const { violations } = await axe.analyze()
  if (scrolled !== undefined) await scrollTo(page, scrolled)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

/** Says where the page was scrolled to before. */
const scrollTo = (page: Page, top: number): Promise<number> =>
  page.evaluate((there) => {
    const before = window.scrollY
    window.scrollTo({ top: there, behavior: 'instant' })
    return before
  }, top)

/** What moves on and on is left to; a colour on its way to another is nobody's. */
const movementEnds = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
