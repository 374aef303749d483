import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const themes = ['light', 'dark'] as const

/** The rules that look at colours: nothing but colours changes with the theme, so that the second need not be read whole. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds in the page as it stands, or in a part of it, as lines to read. */
export const findViolations = async (page: Page, theme: (typeof themes)[number], part?: string) => {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
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
  // Wherever the page is scrolled to, some field lies half under the header: no target is too small for that.
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const { violations } = await axe.analyze()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolled)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
