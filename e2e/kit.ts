import { kit } from '@milgo/messages/he/kit'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The development page of the component kit, ready to be used. */
export const openKit = async (page: Page, title: string = kit.title): Promise<void> => {
  await page.goto('/dev/kit/')
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
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

/** Which element has the focus, by its id. */
export const focusedId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id)
