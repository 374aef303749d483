import {
  type AccessibilityNode,
  type Announced,
  type Expected,
  readAnnounced,
} from '@milgo/page-testing/read-announced'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** What a screen reader would say of the page as it stands. */
const listenTo = async (page: Page): Promise<Announced> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return readAnnounced(nodes as readonly AccessibilityNode[], await page.title())
}

/** Waits until a screen reader would say this. */
export const expectToHear = async (page: Page, expected: Expected): Promise<void> =>
  expect(async () => expect(await listenTo(page)).toMatchObject(expected)).toPass()
