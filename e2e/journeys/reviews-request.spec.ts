import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { counted } from '@milgo/messages/counted'
import { officeReviewPage as en } from '@milgo/messages/en/office-review-page'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as he } from '@milgo/messages/he/office-review-page'
import { statusEvents } from '@milgo/messages/he/status'
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
  tickOpenItems,
} from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { acceptWatched, readReviewTimes, watchReviewTimes } from '../review-times.ts'

test.use({ demoRequests: 60 })
// One after the other, on one server: another one would cost more than the journeys.
test.describe.configure({ mode: 'default' })

const rowsOf = async <Row>(ask: Ask, statement: string) => (await ask(statement)) as readonly Row[]

/** Requests in review, the oldest first: what a clean one costs is counted on the first. */
const submitted = async (ask: Ask, at: number): Promise<string> => {
  const rows = await rowsOf<{ id: string }>(
    ask,
    `select id from requests where status = 'SUBMITTED' order by created_at, id offset ${at} limit 1`,
  )
  return rows[0]?.id ?? ''
}

const statusOf = async (ask: Ask, id: string) =>
  (await rowsOf<{ status: string }>(ask, `select status from requests where id = '${id}'`))[0]?.status

/** Presses keys and counts them; what is typed into a figure is not counted. */
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

test('a clean request is approved by keys alone, and a manager confirms it', { tag: ownWindow }, async ({
  page,
  browser,
  ownServer: { ask, url },
  expectAccessible,
}) => {
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
  // Then the viewer has followed, and says which document it shows
  const last = fill(viewer.position, { index: documents, count: documents, title: '' })
  await expect(page.getByRole('status').filter({ hasText: last })).toHaveCount(1)

  // When the figures are entered
  await enterFigures(page, press)
  await page.keyboard.down('Control')
  await press('Enter')
  await page.keyboard.up('Control')

  // Then the request has gone on, and the next one is there
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
  // What was decided is said once: not again after the page is loaded anew
  const done = page.getByRole('status').filter({ hasText: statusEvents.APPROVE })
  await expect(done).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(done).toHaveCount(0)
  expect(count()).toBeLessThanOrEqual(25)

  // And somebody else confirms it, in English
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

test('two flagged documents go back to the student; a note survives a reload and a new login', {
  tag: ownWindow,
}, async ({ page, ownServer: { ask }, expectAccessible }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const id = await submitted(ask, 1)
  await admitStaff(page, ask, staffEmail('reviewer'))
  await openReview(page, id)

  // When all are accepted but two: one is flagged with a digit, and the next with a note
  await acceptAll(page, (key) => page.keyboard.press(key))
  await documentList(page).getByRole('button').first().click()
  await page.keyboard.press('1')
  await expect(documentList(page).getByText(he.documents.states.FLAGGED)).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('2')
  await expect(documentList(page).getByText(he.documents.states.FLAGGED)).toHaveCount(2)
  await expectAccessible({ state: 'flagged' })
  await page.keyboard.press('t')
  const note = page.getByRole('textbox', { name: he.verdict.note })
  await expect(note).toBeFocused()
  await page.keyboard.type('<b>חסר תלוש</b>')

  // Then the student's text is there as it will be read, markup as text
  await expect(page.locator('[aria-live="polite"]').getByText('<b>חסר תלוש</b>')).toBeVisible()

  // And what was typed is there again after a reload, once the verdicts before it have arrived
  await expect(page.getByText(he.verdict.saving)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('toolbar')).toBeVisible()
  const flagged = documentList(page).getByRole('button').filter({ hasText: he.documents.states.FLAGGED })
  await flagged.nth(1).click()
  await page.keyboard.press('t')
  await expect(note).toHaveValue('<b>חסר תלוש</b>')

  // And after the session has ended in the middle of work
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

test('a second person is warned, cannot write, and a manager takes over', { tag: ownWindow }, async ({
  page,
  browser,
  ownServer: { ask, url },
  expectAccessible,
}) => {
  const id = await submitted(ask, 2)
  const context = await browser.newContext({ baseURL: url })
  const first = await context.newPage()
  await admitStaff(first, ask, staffEmail('reviewer'))
  await openReview(first, id)
  await admitStaff(page, ask, staffEmail('manager'))
  await openReview(page, id)
  await expect(page.getByText(fill(he.locked.title, { name: 'Demo Reviewer' }))).toBeVisible()
  await expect(page.getByRole('button', { name: he.verdict.accept })).toBeDisabled()
  await expectAccessible({ state: 'open elsewhere' })

  // When the manager takes it over
  await page.getByRole('button', { name: he.locked.takeOver }).click()
  await expect(page.getByText(fill(he.locked.title, { name: 'Demo Reviewer' }))).toHaveCount(0)

  // Then the first one's next verdict is not stored, and it is said who has the request
  await first.keyboard.press('a')
  await expect(first.getByText(fill(he.locked.title, { name: 'Demo Manager' }))).toBeVisible()

  // And whoever knows the student hands the request over, and cannot open it again
  await page.getByRole('button', { name: he.iKnow.action }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible({ state: 'hand over' })
  await page.getByRole('button', { name: he.iKnow.confirm }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await page.goto(officeBase + officePaths.request.replace(':id', id))
  await expect(page.getByRole('heading', { level: 1, name: he.failed.title })).toBeVisible()
  await context.close()
})

test('refused, reopened, approved and sent back; a return is cancelled, another one lapses', {
  tag: ownWindow,
}, async ({ page, browser, ownServer: { ask, url }, expectAccessible }) => {
  test.slow()
  const id = await submitted(ask, 3)
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const manager = await context.newPage()
  await admitStaff(page, ask, staffEmail('reviewer'))
  await admitStaff(manager, ask, staffEmail('manager'))
  const decisionOf = (at: Page, name: keyof typeof he.decisions.names) =>
    at
      .getByRole('region', { name: he.decisions.label })
      .getByRole('button', { name: he.decisions.names[name] })
  const confirmIn = (at: Page, name: keyof typeof he.decisions.names) =>
    at
      .getByRole('dialog')
      .getByRole('button', { name: he.decisions.names[name].replace('…', ''), exact: true })
      .click()

  // When the reviewer refuses with a reason
  await openReview(page, id)
  await page.keyboard.press('d')
  await page.getByRole('dialog').getByRole('radio').first().check()
  await expect(page.getByText(he.decisions.forStudent)).toBeVisible()
  await expectAccessible({ state: 'denying' })
  await confirmIn(page, 'DENY')
  // Then it is refused, and the next request is there
  await expect.poll(() => statusOf(ask, id)).toBe('DENIED')
  await expect(page).not.toHaveURL(new RegExp(id))

  // When a manager reopens it, which needs a note
  await openReview(manager, id)
  await decisionOf(manager, 'REOPEN').click()
  await manager.getByRole('dialog').getByRole('textbox').fill('נשלח אישור חדש')
  await confirmIn(manager, 'REOPEN')
  await expect.poll(() => statusOf(ask, id)).toBe('SUBMITTED')

  // And the reviewer approves it, and the manager sends it back
  await openReview(page, id)
  await acceptAll(page, (key) => page.keyboard.press(key))
  await enterFigures(page, (key) => page.keyboard.press(key))
  await tickOpenItems(page)
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => statusOf(ask, id)).toBe('TEAM_MANAGER_APPROVAL')
  await openReview(manager, id)
  await decisionOf(manager, 'SEND_BACK_TO_REVIEW').click()
  await manager.getByRole('dialog').getByRole('textbox').fill('חסר בן/בת זוג')
  await confirmIn(manager, 'SEND_BACK_TO_REVIEW')
  await expect.poll(() => statusOf(ask, id)).toBe('SUBMITTED')

  // Then the reviewer reads why, returns a document, and cancels the return
  await openReview(page, id)
  await page.getByRole('tab', { name: new RegExp(he.tabs.timeline) }).click()
  await expect(page.getByRole('tabpanel').getByText('חסר בן/בת זוג')).toBeVisible()
  const flagAndReturn = async () => {
    await documentList(page).getByRole('button').first().click()
    await page.keyboard.press('1')
    await expect(documentList(page).getByText(he.documents.states.FLAGGED)).toHaveCount(1)
    await returnFlagged(page, (key) => page.keyboard.press(key))
    await expect.poll(() => statusOf(ask, id)).toBe('REPAIR_BACK_FOR')
  }
  await flagAndReturn()
  await openReview(page, id)
  await decisionOf(page, 'CANCEL_RETURN').click()
  await expect.poll(() => statusOf(ask, id)).toBe('SUBMITTED')

  // When it is returned again and the window passes without a correction
  await openReview(page, id)
  await flagAndReturn()
  await ask(`update requests set correction_deadline = now() - interval '1 second' where id = '${id}'`)
  // Then the job gives it back to the reviewer, who decides on what there is
  await expect.poll(() => statusOf(ask, id), { timeout: 150_000 }).toBe('REPAIR_BACK_FROM_TO')
  await openReview(page, id)
  await expect(page.getByRole('button', { name: he.verdict.accept })).toBeEnabled()
  await expect(decisionOf(page, 'RETURN_FOR_REPAIR')).toHaveCount(0)
  const events = await rowsOf<{ event: string }>(
    ask,
    `select event from request_events where request_id = '${id}' and event not in ('SUBMIT', 'ENTER_FIGURES') order by number`,
  )
  expect(events.map(({ event }) => event)).toEqual([
    'DENY',
    'REOPEN',
    'APPROVE',
    'SEND_BACK_TO_REVIEW',
    'RETURN_FOR_REPAIR',
    'CANCEL_RETURN',
    'RETURN_FOR_REPAIR',
    'WINDOW_LAPSES',
  ])
  await context.close()
})
