import { readFile } from 'node:fs/promises'
import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { letterPage } from '@milgo/messages/he/letter-page'
import { officePayments } from '@milgo/messages/he/office-payments'
import { officeQueue } from '@milgo/messages/he/office-queue'
import { officeResults } from '@milgo/messages/he/office-results'
import { officeReviewPage as review } from '@milgo/messages/he/office-review-page'
import { resultView } from '@milgo/messages/he/result'
import { resultLetter } from '@milgo/messages/he/result-letter'
import { statusGuide } from '@milgo/messages/he/status-guide'
import type { Page } from '@playwright/test'
import { readPdf } from '../../apps/server/tests/support/read-pdf.ts'
import { correctAppeal, returnAppeal, sendAppeal } from '../appeal.ts'
import { requestOf, statusOf } from '../documents.ts'
import { expect, ownWindow } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { acceptAll, enterFigures, openDesk, openReview, staffEmail } from '../office.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { openAppeals } from '../published-request.ts'
import { noSecondLooks, publishReady } from '../release.ts'
import { saveApplication, sendApplication } from '../saved-application.ts'
import { registerStudent } from '../student.ts'

const headline = (page: Page, status: keyof typeof statusGuide) =>
  page.getByRole('heading', { level: 1, name: statusGuide[status].headline })

test('a refused student appeals on a phone, corrects the appeal, wins it, and the award is due', {
  tag: ownWindow,
}, async ({ page, browser, request, ownServer, expectAccessible }) => {
  test.slow()
  const { ask } = ownServer
  // Given a student whose request was refused, and whose refusal was published
  await page.setViewportSize({ width: 390, height: 844 })
  const student = await registerStudent(request)
  await saveApplication(request, student)
  await sendApplication(request, student)
  const { id: requestId, request_number: number } = await requestOf(request, student)
  const status = async () =>
    ((await ask(`select status from requests where id = '${requestId}'`)) as [{ status: string }])[0].status
  for (const statement of [openAppeals, noSecondLooks]) await ask(statement)
  const first = await openDesk(browser, ownServer, staffEmail('reviewer.2'))
  await openReview(first, requestId)
  await first.keyboard.press('d')
  await first.getByRole('dialog').getByRole('radio').first().check()
  await first.keyboard.press('Control+Enter')
  await expect.poll(status).toBe('DENIED')
  const manager = await openDesk(browser, ownServer, staffEmail('manager'))
  const other = await openDesk(browser, ownServer, staffEmail('manager.2'))
  await publishReady(manager, other, '1')

  // When they appeal from the personal area, with a file
  await openAs(page, request, student, '/personal-area')
  await page.getByRole('link', { name: resultView.appeal.open }).click()
  await sendAppeal(page, 'ההכנסה ירדה בספטמבר')
  await expect.poll(() => statusOf(request, student)).toBe('APPEAL_SUBMITTED')

  // And another reviewer finds the appeal among the appeals and asks for another file
  const desk = await openDesk(browser, ownServer, staffEmail('reviewer'))
  await desk.goto(officeBase + officePaths.queue)
  await desk.getByRole('link', { name: new RegExp(officeQueue.standard.appeals) }).click()
  await expect(desk.getByRole('row')).toHaveCount(2)
  await openReview(desk, requestId)
  await expect(desk.getByRole('tabpanel').getByText('ההכנסה ירדה בספטמבר').first()).toBeVisible()
  await returnAppeal(desk, requestId, 'צרפו את התלוש של אוקטובר')
  await expect.poll(() => statusOf(request, student)).toBe('APPEAL_REPAIR_BACK_FOR')

  // Then the student reads which file is missing and the deadline, and sends the file
  await page.goto('/personal-area')
  await expect(headline(page, 'APPEAL_REPAIR_BACK_FOR')).toBeVisible()
  await correctAppeal(page, 'צרפו את התלוש של אוקטובר')

  // The reviewer accepts the new file and enters figures of the appeal
  const press = (key: string) => desk.keyboard.press(key)
  await openReview(desk, requestId)
  await acceptAll(desk, press)
  await enterFigures(desk, press)
  // The last figure is saved when its field loses the focus
  await press('Tab')
  await expect(desk.getByText(review.score.allEntered)).toBeVisible()
  await desk.goto(officeBase + officePaths.queue)

  // And a manager who has not decided anything about this request before grants the appeal
  await openReview(manager, requestId)
  const approve = manager.getByRole('button', { name: review.decisions.names.APPROVE_APPEAL })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.click()
  await expect.poll(status).toBe('APPEAL_APPROVED')

  // The student does not learn the outcome before its publication, not even when the award is computed
  await manager.goto(officeBase + officePaths.computing)
  await manager.getByRole('button', { name: officeResults.compute.start }).click()
  await expect.poll(status).toBe('APPEAL_CALCULATED')
  await page.goto('/personal-area')
  await expect(headline(page, 'UI_APPEAL_PROGRESS')).toBeVisible()

  // When the results of appeals are released by two managers
  await publishReady(manager, other, '2')

  // Then the student reads on the phone that the appeal was granted, and how much is due
  await page.reload()
  await expect(headline(page, 'APPEAL_CALCULATED')).toBeVisible()
  const [{ award }] = (await ask(
    `select award from scores where request_id = '${requestId}' order by version desc limit 1`,
  )) as [{ award: number }]
  expect(award).toBeGreaterThan(0)
  const amount = `₪${award.toLocaleString('en-US')}`
  await expect(page.getByText(amount).first()).toBeVisible()
  const due = page.locator('dl > div').filter({ hasText: resultView.money.sums.due })
  await expect(due).toContainText(amount)
  await expect(page.getByText(resultView.money.next.WAITING)).toBeVisible()
  await expectAccessible({ state: 'appeal granted' })

  // And the new letter says so too, and is listed beside the letter that it replaces
  await page.getByRole('link', { name: resultView.letter.read }).click()
  const letter = page.getByRole('article')
  await expect(letter.getByText(amount).first()).toBeVisible()
  await expect(letter.getByText(resultLetter.decisions.appealFirst)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /\d{4}-\d{6}\/[12]/ })).toHaveCount(2)
  await expectAccessible({ state: 'letter of an appeal' })
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: letterPage.download }).click()
  expect(readPdf(await readFile(await (await started).path()))).toContain(amount)

  // And finance sees the award as due, and the next batch has a row for it
  const finance = await openDesk(browser, ownServer, staffEmail('finance'))
  await finance.goto(officeBase + officePaths.payments)
  await expect(
    finance.getByRole('row').filter({ has: finance.getByRole('rowheader', { name: officePayments.bank }) }),
  ).toContainText(amount)
  await finance
    .getByRole('button', { name: officePayments.makeFor.replace('{payer}', officePayments.bank) })
    .click()
  await finance.getByRole('dialog').getByRole('button', { name: officePayments.make, exact: true }).click()
  await expect(finance.getByRole('row').filter({ hasText: number })).toContainText(amount)

  // The history has every event once
  expect(
    await ask(`select event from request_events where request_id = '${requestId}' order by number`),
  ).toMatchObject(
    [
      'SUBMIT',
      'DENY',
      'PUBLISH',
      'APPEAL',
      'RETURN_FOR_REPAIR',
      'SUBMIT_CORRECTIONS',
      'ENTER_FIGURES',
      'APPROVE_APPEAL',
      'QUEUE_APPEAL',
      'COMPUTE',
      'PUBLISH',
    ].map((event) => ({ event })),
  )
  for (const one of [first, desk, manager, other, finance]) await one.context().close()
})
