import type { Locator, Page } from '@playwright/test'
import { kit } from '../apps/kit/src/words/he.ts'
import { expect } from './fixtures.ts'

/** Opens the component page: all components, or one group of them, which loads sooner. */
export const openKit = async (page: Page, section?: keyof typeof kit.sections): Promise<void> => {
  await page.goto(section ? `/dev/kit/?section=${section}` : '/dev/kit/')
  await expect(page.getByRole('heading', { name: kit.title, exact: true })).toBeVisible()
}

/**
 * Scrolls the target into view, waits until the scroll event has fired, and clicks. An open list closes when the page
 * scrolls.
 */
export const pressAtRest = async (target: Locator): Promise<void> => {
  await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // The scroll event fires in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await target.click()
}

/** Writes the text to the clipboard and pastes it by keyboard at the caret of the target. */
export const paste = async (page: Page, target: Locator, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await target.focus()
  await page.keyboard.press('ControlOrMeta+V')
}

/** Returns the visible elements that match and are smaller than 44 by 44 pixels, too small for a finger. */
export const tooSmallForAFinger = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (pressed) =>
      [...document.querySelectorAll(pressed)]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} ${box.width}x${box.height}`),
    selector,
  )

/** Returns by how many pixels the element extends past the left or right edge of the window. */
export const sticksOut = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.max(0, -left, right - document.documentElement.clientWidth)
  })
