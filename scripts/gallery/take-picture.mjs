/** @typedef {import('playwright').Page} Page */

const bar = 'data-gallery-bar'

/**
 * Puts the bars that stick to the bottom of the window to their own places, because a picture of the whole page has no
 * window: a bar would cover what is in the middle of the page.
 * @type {(page: Page) => Promise<void>}
 */
const releaseBars = (page) =>
  page.evaluate((mark) => {
    for (const part of document.querySelectorAll('body *')) {
      const { position, bottom, top } = getComputedStyle(part)
      const isBar =
        (position === 'sticky' && bottom !== 'auto' && top === 'auto') ||
        (position === 'fixed' && part.clientWidth >= document.documentElement.clientWidth)
      if (!isBar || !(part instanceof HTMLElement) || part.offsetHeight > innerHeight / 2) continue
      part.setAttribute(mark, part.style.position)
      part.style.position = 'static'
    }
  }, bar)

/** @type {(page: Page) => Promise<void>} */
const returnBars = (page) =>
  page.evaluate((mark) => {
    for (const part of document.querySelectorAll(`[${mark}]`))
      if (part instanceof HTMLElement) {
        part.style.position = part.getAttribute(mark) ?? ''
        part.removeAttribute(mark)
      }
  }, bar)

/** Takes a picture of the whole page, or of the window if the page behind it does not scroll. @type {(page: Page, path: string) => Promise<void>} */
export const takePicture = async (page, path) => {
  // What was pressed last would be pictured as under the mouse.
  await page.mouse.move(0, 0)
  if ((await page.locator('[role=dialog], [role=alertdialog]').count()) > 0) {
    await page.screenshot({ path })
    return
  }
  await releaseBars(page)
  await page.screenshot({ path, fullPage: true })
  await returnBars(page)
}
