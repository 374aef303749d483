import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { correction } from '@milgo/messages/he/correction'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeReviewPage as review } from '@milgo/messages/he/office-review-page'
import { personalArea } from '@milgo/messages/he/personal-area'
import { questions } from '@milgo/messages/he/questions'
import { statusGuide } from '@milgo/messages/he/status-guide'
import {
  documentOf,
  fileOf,
  openComplete,
  sendRequest,
  statusOf,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, ownWindow } from '../fixtures.ts'
import {
  acceptAll,
  documentList,
  enterFigures,
  logStaffIn,
  openReview,
  returnFlagged,
  staffEmail,
  tickOpenItems,
} from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'

test('a request is sent, returned, corrected, approved by the same reviewer and confirmed by another', {
  tag: ownWindow,
}, async ({ page, browser, request, ownServer: { ask, url } }) => {
  test.slow()
  // Given a student who sends from a phone
  await page.setViewportSize({ width: 390, height: 844 })
  const student = await openComplete(page, request, students.reservist)
  await sendRequest(page)
  await expect.poll(() => statusOf(request, student)).toBe('SUBMITTED')

  // When a reviewer takes the next request from the queue, by keys alone
  const office = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  const press = (key: string) => desk.keyboard.press(key)
  await desk.goto('/office/login')
  await logStaffIn(desk, ask, staffEmail('reviewer'))
  await desk.goto(officeBase + officePaths.queue)
  // The key does nothing before the queue is there.
  await expect(desk.getByRole('button', { name: officeQueue.takeNext })).toBeVisible()
  await press('n')
  await expect(desk.getByRole('toolbar')).toBeVisible()
  const requestId = desk.url().split('/').at(-1) ?? ''

  // And accepts all documents but two, which the reviewer flags and returns
  await acceptAll(desk, press)
  const documents = documentList(desk).getByRole('button')
  const last = (await documents.count()) - 1
  for (const at of [0, last]) {
    await documents.nth(at).click()
    await press('1')
    await expect(documents.nth(at)).toContainText(review.documents.states.FLAGGED)
  }
  await returnFlagged(desk, press)
  await expect.poll(() => statusOf(request, student)).toBe('REPAIR_BACK_FOR')

  // Then the student reads what to do and the deadline, and replaces exactly those two documents
  await page.goto('/personal-area')
  await expect(
    page.getByRole('heading', { level: 1, name: statusGuide.REPAIR_BACK_FOR.headline }),
  ).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('link', { name: personalArea.actions.fix }).click()
  await expect(page.getByRole('region', { name: correction.title.two })).toBeVisible()
  for (const question of ['idFront', 'reservistDocument'])
    await uploadInto(page, documentOf(page, question), fileOf('letter', `${question}-new.pdf`))
  await page
    .getByRole('checkbox', { name: questions.declarationCorrectnessInformation })
    .setChecked(true, { force: true })
  await page.getByRole('button', { name: formNotes.submitCorrections, exact: true }).click()
  await page
    .getByRole('dialog', { name: formModals.sendBackFromRepair.header })
    .getByRole('button', { name: formModals.sendBackFromRepair.positive, exact: true })
    .click()
  await expect(page.getByRole('alertdialog', { name: correction.end.header })).toContainText(
    correction.end.sent,
  )

  // And the request is back in the same reviewer's queue, and the page shows what changed
  await desk.goto(officeBase + officePaths.queue)
  const name = officeQueue.standard.correctedMine
  await desk.getByRole('link', { name: new RegExp(name) }).click()
  await expect(desk.getByRole('row')).toHaveCount(2)
  await openReview(desk, requestId)
  await desk.getByRole('tab', { name: new RegExp(review.tabs.changes) }).click()
  await expect(desk.getByRole('tabpanel').getByText('idFront-new.pdf')).toBeVisible()
  await expect(desk.getByRole('tabpanel').getByText('reservistDocument-new.pdf')).toBeVisible()
  await acceptAll(desk, press)
  await enterFigures(desk, press)
  // The reviewer ticks the checklist items that an automatic check left open
  await tickOpenItems(desk)
  await press('Control+Enter')
  await expect
    .poll(() => ask(`select status from requests where id = '${requestId}'`))
    .toMatchObject([{ status: 'TEAM_MANAGER_APPROVAL' }])

  // The student only reads that the request is being treated, before and after a second staff member confirms it
  await page.goto('/personal-area')
  const headline = page.getByRole('heading', { level: 1, name: statusGuide.WAITING_TO_BE_COMPUTED.headline })
  await expect(headline).toBeVisible()
  expect(await statusOf(request, student)).toBe('WAITING_TO_BE_COMPUTED')
  const manager = await browser.newContext({ baseURL: url, viewport: { width: 1024, height: 768 } })
  const second = await manager.newPage()
  await second.goto('/office/login')
  await logStaffIn(second, ask, staffEmail('manager'))
  await openReview(second, requestId)
  await expect(
    second.getByRole('button', { name: review.decisions.names.CONFIRM, exact: true }),
  ).toHaveAttribute('aria-disabled', 'false')
  await second.keyboard.press('Control+Enter')
  await expect
    .poll(() => ask(`select status from requests where id = '${requestId}'`))
    .toMatchObject([{ status: 'WAITING_TO_BE_COMPUTED' }])
  await page.reload()
  await expect(headline).toBeVisible()

  // And the history has one row for each event
  expect(
    await ask(`select event from request_events where request_id = '${requestId}' order by number`),
  ).toMatchObject(
    ['SUBMIT', 'RETURN_FOR_REPAIR', 'SUBMIT_CORRECTIONS', 'ENTER_FIGURES', 'APPROVE', 'CONFIRM'].map(
      (event) => ({ event }),
    ),
  )
  await office.close()
  await manager.close()
})
