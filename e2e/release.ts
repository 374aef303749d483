import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { officeReleases as words } from '@milgo/messages/he/office-releases'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { confirmAct } from './office.ts'

const everyShare = (
  percent: number,
) => `update registration_periods set second_look = jsonb_build_object('edgePoints', 0,
  'firstDecisions', 0, 'shares', jsonb_build_object('AWARD', ${percent}, 'NO_AWARD', ${percent}, 'DENIED', ${percent}))`

/** No decision is looked at twice; that has a journey of its own. */
export const noSecondLooks = everyShare(0)

export const everySecondLook = everyShare(100)

/** Results of requests, or of appeals. */
type Result = keyof typeof words.results

/** Makes a release of all that is ready; its dry run finds no fault. */
export const makeRelease = async (maker: Page, result: Result = '1'): Promise<void> => {
  await maker.goto(officeBase + officePaths.releases)
  await maker.getByRole('combobox', { name: words.make.result }).click()
  await maker.getByRole('option', { name: words.results[result] }).click()
  await maker.getByRole('button', { name: words.make.submit }).click()
  await expect(maker.getByText(words.states.CHECKED, { exact: true })).toBeVisible()
}

/** One manager makes a release of all that is ready, another approves and starts it, and all of it is sent. */
export const publishReady = async (maker: Page, approver: Page, result: Result): Promise<void> => {
  await makeRelease(maker, result)
  await approver.goto(maker.url())
  for (const event of ['APPROVE', 'START'] as const) await confirmAct(approver, words.events[event])
  await expect(approver.getByText(words.run.done)).toBeVisible()
  await expect(approver.getByText(words.leftOut.none)).toBeVisible()
}
