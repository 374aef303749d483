import type { Locator, Page } from '@playwright/test'
import { kit } from '../apps/kit/src/words/he.ts'
import { expect } from './fixtures.ts'

/** The development page of the component kit, ready to be used: one group of components alone, which is there sooner, or all. */
export const openKit = async (page: Page, section?: keyof typeof kit.sections): Promise<void> => {
  await page.goto(section ? `/dev/kit/?section=${section}` : '/dev/kit/')
  await expect(page.getByRole('heading', { name: kit.title, exact: true })).toBeVisible()
}

/** Presses once the page has come to rest: a list that is open closes when the page under it scrolls. */
export const pressAtRest = async (target: Locator): Promise<void> => {
  await target.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    // The scroll event comes with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await target.click()
}

/** Pastes as a person does: what was copied elsewhere, by the keyboard, where the caret stands. */
export const paste = async (page: Page, target: Locator, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await target.focus()
  await page.keyboard.press('ControlOrMeta+V')
}

/** What is to be pressed and has less room than a finger, in the whole page as it stands. */
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

/** By how much something sticks out of the window to its sides. */
export const sticksOut = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.max(0, -left, right - document.documentElement.clientWidth)
  })
