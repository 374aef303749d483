import { counted } from '@milgo/messages/counted'
import { officeReviewPage as en } from '@milgo/messages/en/office-review-page'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as he } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import type { Page } from '@playwright/test'
import { expect, ownWindow } from '../fixtures.ts'
import {
  type Ask,
  acceptAll,
  admitStaff,
  documentList,
  enterFigures,
  logStaffIn,
  openReview,
  returnFlagged,
  staffEmail,
} from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { acceptWatched, readReviewTimes, watchReviewTimes } from '../review-times.ts'

test.use({ demoRequests: 60 })
// The journeys run one after the other on one server, because a second server would cost more than the journeys.
test.describe.configure({ mode: 'default' })

const rowsOf = async <Row>(ask: Ask, statement: string) => (await ask(statement)) as readonly Row[]

/**
 * Returns a request in review by its place, the oldest first. The first one is a clean request, whose keys are counted.
 */
const submitted = async (ask: Ask, at: number): Promise<string> => {
  const rows = await rowsOf<{ id: string }>(
    ask,
    `select id from requests where status = 'SUBMITTED' order by created_at, id offset ${at} limit 1`,
  )
  return rows[0]?.id ?? ''
}

const statusOf = async (ask: Ask, id: string) =>
  (await rowsOf<{ status: string }>(ask, `select status from requests where id = '${id}'`))[0]?.status

/** Presses keys and counts them. The digits that are typed as figures are not counted. */
const countedKeys = (page: Page) => {
  let keys = 0
  return {
    press: async (key: string) => {
      keys++
      await page.keyboard.press(key)
    },
    count: () => keys,
  }
}

test('a reviewer approves a clean request by keyboard alone, and a manager confirms it', {
  tag: ownWindow,
}, async ({ page, browser, ownServer: { ask, url }, expectAccessible }) => {
  const id = await submitted(ask, 0)
  await admitStaff(page, ask, staffEmail('reviewer'))
  await openReview(page, id)
  await expect(page.locator('.pdfViewer canvas').first()).toBeVisible()
  await expectAccessible()

  // When the reviewer accepts one document after another
  await watchReviewTimes(page)
  const { press, count } = countedKeys(page)
  const began = Date.now()
  const documents = await documentList(page).getByRole('button').count()
  await acceptWatched(page, documents, press)
  await expect(documentList(page).getByText(he.documents.states.NOT_LOOKED_AT)).toHaveCount(0)
  // Then the viewer shows the last document and announces its position
  const last = fill(viewer.position, { index: documents, count: documents, title: '' })
  await expect(page.getByRole('status').filter({ hasText: last })).toHaveCount(1)

  // When the figures are entered
  await enterFigures(page, press)
  await page.keyboard.down('Control')
  await press('Enter')
  await page.keyboard.up('Control')

  // Then the request has its next status, and the next request is shown
  await expect.poll(() => statusOf(ask, id)).toBe('TEAM_MANAGER_APPROVAL')
  await expect(page).not.toHaveURL(new RegExp(id))
  const requestsDrawn = async () => (await readReviewTimes(page)).requests.length
  await expect.poll(requestsDrawn).toBe(1)
  const seconds = (Date.now() - began) / 1000
  const times = await readReviewTimes(page)
  const listed = (list: readonly number[]) => list.map((time) => time.toFixed(0)).join(', ')
  process.stdout.write(
    `a clean request, ${documents} documents: ${count()} keys, ${seconds.toFixed(1)} s; ` +
      `next document drawn after ${listed(times.documents)} ms, next request after ${listed(times.requests)} ms\n`,
  )
  // The decision is announced once, and not again after a reload
  const done = page.getByRole('alert').filter({ hasText: he.decisions.outcomes.APPROVE })
  await expect(done).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(done).toHaveCount(0)
  expect(count()).toBeLessThanOrEqual(25)

  // And a manager confirms it, in English
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('milgo.language', 'en'))
  await admitStaff(other, ask, staffEmail('manager'))
  await openReview(other, id)
  const confirm = other.getByRole('button', { name: en.decisions.names.CONFIRM, exact: true })
  await expect(confirm).toHaveAttribute('aria-disabled', 'false')
  await expect(other.getByRole('button', { name: en.verdict.accept })).toBeDisabled()
  await other.keyboard.press('Control+Enter')
  await expect.poll(() => statusOf(ask, id)).not.toBe('TEAM_MANAGER_APPROVAL')
  expect(['WAITING_TO_BE_COMPUTED', 'COMPUTED']).toContain(await statusOf(ask, id))
  await context.close()
})

test('two flagged documents are returned to the student; a note survives a reload and a new login', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const id = await submitted(ask, 1)
  await admitStaff(page, ask, staffEmail('reviewer'))
  await openReview(page, id)

  // When all documents are accepted but two: one is flagged by a digit key, the next one also with a note
  await acceptAll(page, (key) => page.keyboard.press(key))
  await documentList(page).getByRole('button').first().click()
  await page.keyboard.press('1')
  await expect(documentList(page).getByText(he.documents.states.FLAGGED)).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('1')
  await expect(documentList(page).getByText(he.documents.states.FLAGGED)).toHaveCount(2)
  await expectAccessible({ state: 'flagged' })
  await page.keyboard.press('t')
  const note = page.getByRole('textbox', { name: he.verdict.note })
  await expect(note).toBeFocused()
  await page.keyboard.type('<b>חסר תלוש</b>')

  // Then the preview shows the note as the student will read it, with markup as text
  await expect(page.locator('[aria-live="polite"]').getByText('<b>חסר תלוש</b>')).toBeVisible()

  // And the typed note is there after a reload, once the earlier verdicts are saved
  await expect(page.getByText(he.verdict.saving)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('toolbar')).toBeVisible()
  const flagged = documentList(page).getByRole('button').filter({ hasText: he.documents.states.FLAGGED })
  await flagged.nth(1).click()
  await page.keyboard.press('t')
  await expect(note).toHaveValue('<b>חסר תלוש</b>')

  // And it is there after the session has ended during the work
  await note.press('End')
  await page.keyboard.type(' מאוקטובר')
  await page.context().clearCookies()
  await page.reload()
  await page.goto('/office/login')
  await logStaffIn(page, ask, staffEmail('reviewer'))
  await openReview(page, id)
  await flagged.nth(1).click()
  await page.keyboard.press('t')
  await expect(note).toHaveValue('<b>חסר תלוש</b> מאוקטובר')
  await page.keyboard.press('Escape')

  // When the request is returned
  await expect(page.getByRole('button', { name: counted(he.decisions.returnCount, 2, 'he') })).toBeVisible()
  await returnFlagged(page, (key) => page.keyboard.press(key))
  await expect.poll(() => statusOf(ask, id)).toBe('REPAIR_BACK_FOR')
  const flags = await rowsOf<{ note: string | null }>(
    ask,
    `select note from review_flags where request_id = '${id}' order by note nulls last`,
  )
  expect(flags.map((one) => one.note?.trim() || null)).toEqual(['<b>חסר תלוש</b> מאוקטובר', null])
})
