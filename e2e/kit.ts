import { kit } from '@milgo/messages/he/kit'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The development page of the component kit, ready to be used. */
export const openKit = async (page: Page, title: string = kit.title): Promise<void> => {
  await page.goto('/dev/kit/')
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
}

/** Which element has the focus, by its id. */
export const focusedId = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id)
