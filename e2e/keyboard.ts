import type { Locator, Page } from '@playwright/test'

/**
 * Presses Tab until the control has the focus, past help buttons and links. A selector may be that of several controls.
 * Throws after so many presses.
 */
export const tabTo = async (page: Page, target: string | Locator, most = 12): Promise<void> => {
  const hasFocus = (): Promise<boolean> =>
    typeof target === 'string'
      ? page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, target)
      : target.evaluate((wanted) => document.activeElement === wanted)
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus()) return
  }
  throw new Error(`${target} is not within ${most} tabs`)
}

/** Presses Tab until the field of a question, or the first input in it, has the focus. */
export const tabToField = (page: Page, questionId: string): Promise<void> =>
  tabTo(page, `[id="field-${questionId}"], [id="field-${questionId}"] input`)
