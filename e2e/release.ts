import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { officeReleases as words } from '@milgo/messages/he/office-releases'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { confirmAct } from './office.ts'

const everyShare = (
  percent: number,
) => `update registration_periods set second_look = jsonb_build_object('edgePoints', 0,
  'firstDecisions', 0, 'shares', jsonb_build_object('AWARD', ${percent}, 'NO_AWARD', ${percent}, 'DENIED', ${percent}))`

/** SQL that turns second looks off, because they have a journey of their own. */
export const noSecondLooks = everyShare(0)

/** SQL that requires a second look for every decision. */
export const everySecondLook = everyShare(100)

/** The kind of results: of requests, or of appeals. */
type Result = keyof typeof words.results

/** Creates a release of all ready results, and expects that its dry run finds no fault. */
export const makeRelease = async (maker: Page, result: Result = '1'): Promise<void> => {
  await maker.goto(officeBase + officePaths.releases)
  await maker.getByRole('combobox', { name: words.make.result }).click()
  await maker.getByRole('option', { name: words.results[result] }).click()
  await maker.getByRole('button', { name: words.make.submit }).click()
  await expect(maker.getByText(words.states.CHECKED, { exact: true })).toBeVisible()
}

/** One manager creates a release of all ready results, another one approves and starts it, and all results are sent. */
export const publishReady = async (maker: Page, approver: Page, result: Result): Promise<void> => {
  await makeRelease(maker, result)
  await approver.goto(maker.url())
  for (const event of ['APPROVE', 'START'] as const) await confirmAct(approver, words.events[event])
  await expect(approver.getByText(words.run.done)).toBeVisible()
  await expect(approver.getByText(words.leftOut.none)).toBeVisible()
}
