import type { Page } from '@playwright/test'

/** Goes on with the Tab key until the control is reached; help buttons and links on the way are passed. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`${selector} is not within twelve tabs`)
}

/** The field of a question, or the first thing to press in it. */
export const tabToField = (page: Page, questionId: string): Promise<void> =>
  tabTo(page, `[id="field-${questionId}"], [id="field-${questionId}"] input`)
