import { findViolations, themes } from '../../e2e/axe.ts'
import { mistakesOf } from './answers.mjs'

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./shot.mjs').Theme} Theme */

/**
 * Returns what axe finds in a page in the light theme, and wrong colours in the dark theme. On paper and in the colours
 * of the system the page has the same elements, and no colours of its own. The heading of a page whose answer never
 * comes may never come either.
 * @type {(page: Page, theme: Theme, isLoading: boolean) => Promise<readonly string[]>}
 */
const findBarriers = async (page, theme, isLoading) => {
  const checked = themes.find((one) => one === theme)
  if (!checked) return []
  const found = await findViolations(page, checked)
  return found
    .filter((line) => !(isLoading && line.startsWith('page-has-heading-one ')))
    .map((line) => `axe: ${line}`)
}

/**
 * Returns faults that are easily overlooked in a picture: a page wider than its window, text that is cut off, words that
 * are missing, a page without content, and what axe finds.
 * @type {(page: Page, theme: Theme, isLoading?: boolean) => Promise<readonly string[]>}
 */
export const findFaults = async (page, theme, isLoading = false) => [
  ...mistakesOf(page),
  ...(await findBarriers(page, theme, isLoading)),
  ...(await page.evaluate((waits) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []
    const ownTextOf = (/** @type {Element} */ part) =>
      [...part.childNodes]
        .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : []))
        .join(' ')
        .trim()
    const texts = [...document.querySelectorAll('body *')].filter(
      (part) => ownTextOf(part) && part.checkVisibility() && !part.matches('script, style'),
    )
    const cut = texts.flatMap((part) => {
      const style = getComputedStyle(part)
      // Text for screen readers only is clipped on purpose.
      const isShown = style.clipPath === 'none' && part.clientWidth > 2
      const isCut =
        (['hidden', 'clip'].includes(style.overflowX) && part.scrollWidth > part.clientWidth + 1) ||
        (['hidden', 'clip'].includes(style.overflowY) && part.scrollHeight > part.clientHeight + 2)
      // A shortened text with a title is no fault, because the title has the whole text.
      return isShown && isCut && !part.closest('[title]') ? [`cut: ${ownTextOf(part).slice(0, 60)}`] : []
    })
    // What is left of words that were not found or not filled in. A template shows its places on purpose.
    const left = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\{\w+\}/
    const missing = texts.flatMap((part) => {
      const text = ownTextOf(part)
      return left.test(text) && !part.closest('[data-template]')
        ? [`words are missing: ${text.slice(0, 60)}`]
        : []
    })
    const content = document.querySelector('[role=dialog], [role=alertdialog], main') ?? document.body
    const empty = !waits && (content.textContent ?? '').trim().length < 20 ? ['the page is empty'] : []
    return [...wide, ...cut, ...missing, ...empty]
  }, isLoading)),
]
