import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeReviewPage as review } from '@milgo/messages/he/office-review-page'
import { personalArea } from '@milgo/messages/he/personal-area'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { documentOf, fileOf, requestOf, statusOf, uploadInto } from '../documents.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { acceptAll, documentList, enterFigures, logStaffIn, openReview, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { openAppeals, refuseAndPublish } from '../published-request.ts'
import { saveApplication, sendApplication } from '../saved-application.ts'
import { registerStudent } from '../student.ts'

test('refused, appealed on a phone, returned, corrected, granted by a manager', {
  tag: ownWindow,
}, async ({ page, browser, request, ownServer: { ask, url } }) => {
  test.slow()
  // Given a student whose request was refused and published
  await page.setViewportSize({ width: 390, height: 844 })
  const student = await registerStudent(request)
  await saveApplication(request, student)
  await sendApplication(request, student)
  const { id: requestId } = await requestOf(request, student)
  for (const statement of [openAppeals, ...refuseAndPublish(requestId)]) await ask(statement)

  // When they appeal from the personal area, with a file
  await openAs(page, request, student, '/personal-area-appeal')
  await page.getByText(appealOptions.appealGround.income, { exact: true }).click()
  await page.getByLabel(appealQuestions.details).fill('ההכנסה ירדה בספטמבר')
  await uploadInto(page, documentOf(page, 'documents', 0), fileOf('letter', 'payslip.pdf'))
  // The page may be loaded again before it is sent
  await page.reload()
  await expect(page.getByText(appealPage.draft.restored)).toBeVisible()
  await expect(page.getByLabel(appealQuestions.details)).toHaveValue('ההכנסה ירדה בספטמבר')
  await page.getByRole('button', { name: appealPage.send, exact: true }).click()
  await page
    .getByRole('dialog', { name: appealPage.confirm.header })
    .getByRole('button', { name: appealPage.confirm.positive })
    .click()
  await expect(page.getByRole('heading', { name: appealPage.receipt.made })).toBeVisible()
  await expect(page.getByText(/^\d{4}-\d{6}-A$/)).toBeVisible()
  await expect.poll(() => statusOf(request, student)).toBe('APPEAL_SUBMITTED')

  // And a reviewer finds it among the appeals and asks for another file
  const office = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const desk = await office.newPage()
  const press = (key: string) => desk.keyboard.press(key)
  await desk.goto('/office/login')
  await logStaffIn(desk, ask, staffEmail('reviewer'))
  await desk.goto(officeBase + officePaths.queue)
  await desk.getByRole('link', { name: new RegExp(officeQueue.standard.appeals) }).click()
  await expect(desk.getByRole('row')).toHaveCount(2)
  await openReview(desk, requestId)
  await expect(desk.getByRole('tabpanel').getByText('ההכנסה ירדה בספטמבר').first()).toBeVisible()
  await documentList(desk).getByRole('button').first().click()
  await press('1')
  await expect(documentList(desk).getByRole('button').first()).toContainText(review.documents.states.FLAGGED)
  await press('Control+Enter')
  const comment = desk.getByRole('dialog').getByRole('textbox')
  await comment.fill('צרפו את התלוש של אוקטובר')
  await press('Control+Enter')
  await expect.poll(() => statusOf(request, student)).toBe('APPEAL_REPAIR_BACK_FOR')

  // Then the student reads what is missing and until when, and sends it
  await page.goto('/personal-area')
  await expect(
    page.getByRole('heading', { level: 1, name: statusGuide.APPEAL_REPAIR_BACK_FOR.headline }),
  ).toBeVisible()
  await page.getByRole('link', { name: personalArea.actions.fixAppeal }).first().click()
  await expect(page.getByText('צרפו את התלוש של אוקטובר')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await uploadInto(page, documentOf(page, 'documents', 0), fileOf('letter', 'october.pdf'))
  await expect(page.getByText('התיקון עדיין לא נשלח', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: appealPage.fix.send, exact: true }).click()
  await page
    .getByRole('dialog', { name: appealPage.fix.confirm.header })
    .getByRole('button', { name: appealPage.fix.confirm.positive })
    .click()
  await expect(page.getByRole('heading', { name: appealPage.receipt.corrected })).toBeVisible()
  await expect(page.getByText('october.pdf')).toBeVisible()

  // The reviewer accepts the new file and enters figures of the appeal
  await openReview(desk, requestId)
  await acceptAll(desk, press)
  await enterFigures(desk, press)
  // What was typed last is saved when its field is left
  await press('Tab')
  await expect(desk.getByText(review.score.allEntered)).toBeVisible()
  await desk.goto(officeBase + officePaths.queue)

  // And a manager who has done nothing in it before grants the appeal
  const manager = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } })
  const second = await manager.newPage()
  await second.goto('/office/login')
  await logStaffIn(second, ask, staffEmail('manager'))
  await openReview(second, requestId)
  const approve = second.getByRole('button', { name: review.decisions.names.APPROVE_APPEAL })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.click()
  await expect
    .poll(() => ask(`select status from requests where id = '${requestId}'`))
    .toMatchObject([{ status: 'APPEAL_APPROVED' }])

  // The student is told nothing of it before the publication
  await page.goto('/personal-area')
  await expect(
    page.getByRole('heading', { level: 1, name: statusGuide.UI_APPEAL_PROGRESS.headline }),
  ).toBeVisible()
  expect(
    await ask(`select event from request_events where request_id = '${requestId}' order by number`),
  ).toMatchObject(
    [
      'SUBMIT',
      'DENY',
      'APPEAL',
      'RETURN_FOR_REPAIR',
      'SUBMIT_CORRECTIONS',
      'ENTER_FIGURES',
      'APPROVE_APPEAL',
    ].map((event) => ({ event })),
  )
  await office.close()
  await manager.close()
})
