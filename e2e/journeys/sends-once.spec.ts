import { fill } from '@milgo/messages/fill'
import { conflict } from '@milgo/messages/he/conflict'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { steps } from '@milgo/messages/he/steps'
import { upload } from '@milgo/messages/he/upload'
import type { Locator, Page } from '@playwright/test'
import { answer, saveAndClose, saveState } from '../application.ts'
import {
  confirmBank,
  documentOf,
  openComplete,
  reviewButton,
  sendButton,
  sendRequest,
  statusOf,
  students,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'

const resultOf = (page: Page) => page.getByRole('alertdialog', { name: formNotes.requestSubmission })

test('changes of another tab since the last check are shown before the request is sent', async ({
  page,
  context,
  request,
}) => {
  const student = await openComplete(page, request, students.reservist)
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/registration?step=1')
  await answer(other, 'firstName', 'אחרת')
  await saveAndClose(other).click()
  await expect(saveState(other)).toHaveAttribute('data-save-state', 'saved')

  // The shown answers do not change, and the page says that there are newer answers
  await expect(saveState(page)).toContainText(registration.save.newer)
  await expect(page.getByText('אחרת', { exact: true })).toHaveCount(0)
  await sendRequest(page)
  const differs = page.getByRole('alertdialog', {
    name: fill(registration.conflictHeader, { step: steps.personal }),
  })
  await expect(differs).toContainText('אחרת')
  expect(await statusOf(request, student)).toBe('DRAFT')
  await differs.getByRole('button', { name: conflict.keep }).click()
  await expect(page.getByText('אחרת', { exact: true })).toBeVisible()
  // When the request is sent in this tab, the other tab says so and cannot send any more
  await other.goto('/registration?step=4')
  await reviewButton(other).click()
  await expect(sendButton(other)).toBeVisible()
  await sendRequest(page)
  await expect(resultOf(page)).toContainText(formNotes.submitSuccess)
  await expect(resultOf(other)).toContainText(documentsStep.result.sentElsewhere)
  await expect(resultOf(other)).not.toContainText(formNotes.submitProblem)
  await other.goBack()
  await expect(resultOf(other)).toBeVisible()
  await expect(other.locator('form')).toContainText(documentsStep.sent.title)
  await expect(sendButton(other)).toHaveCount(0)
  await expect(reviewButton(other)).toHaveCount(0)
  await resultOf(other).getByRole('button', { name: documentsStep.result.showSent }).click()
  await expect(other.getByText(documentsStep.sent.text)).toBeVisible()
  await expect(resultOf(other)).toHaveCount(0)
})

test('two tabs and two clicks send the request once, and it can be read afterwards', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  // Slow, because axe scans every state of two tabs
  test.slow()
  const student = await openComplete(page, request, students.reservist)
  await expectAccessible()
  const other = await context.newPage()
  await other.goto('/registration?step=4')
  await expect(reviewButton(other)).toBeVisible()

  // The page of all answers comes first
  await reviewButton(page).click()
  await expect(page.getByRole('heading', { level: 2, name: documentsStep.lastCheck.title })).toBeFocused()
  await expect(page.getByText('id_front-0.pdf', { exact: true })).toBeVisible()
  // Without the confirmation of the account, Send moves the focus to its checkbox, which says what is missing
  await sendButton(page).click({ force: true })
  const tick = page.getByRole('checkbox', { name: registration.bankReadBack.confirm })
  await expect(tick).toBeFocused()
  await expect(tick).toHaveAccessibleDescription(registration.bankReadBack.missing)
  // The pointer leaves the button, so that its tooltip closes, which is outside of all landmarks
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible()
  await confirmBank(page)
  await expect(tick).not.toHaveAccessibleDescription(registration.bankReadBack.missing)
  await sendButton(page).dblclick()
  await reviewButton(other).click()
  await confirmBank(other)
  await sendButton(other).click()
  const agreeIn = (tab: Page) =>
    tab
      .getByRole('dialog', { name: formModals.preSubmitRequest.header })
      .getByRole('button', { name: formModals.preSubmitRequest.positive, exact: true })
  await expect(agreeIn(other)).toBeVisible()
  // Both calls are made before the server gets either of them
  const bothSent = Promise.withResolvers<void>()
  let calls = 0
  for (const tab of [page, other])
    await tab.route('**/step-4/submit', async (route) => {
      calls += 1
      if (calls === 2) bothSent.resolve()
      await bothSent.promise
      await route.continue()
    })
  await Promise.all([agreeIn(page).click(), agreeIn(other).click()])
  await expect(resultOf(page)).toContainText(formNotes.submitSuccess)
  await expect(resultOf(other)).toContainText(formNotes.submitSuccess)
  await expectAccessible()
  expect(await statusOf(request, student)).toBe('SUBMITTED')
  const messages: { recipient: string; channel: string; subject: string | null }[] = await (
    await request.get('/dev/outbox.json')
  ).json()
  const letters = messages.filter(
    ({ recipient, channel }) => recipient === student.email && channel === 'mail',
  )
  expect(letters).toHaveLength(1)

  // The form behind the window says that the request is sent
  const behind = page.locator('form')
  await expect(behind).toContainText(documentsStep.sent.title)
  await expect(behind).not.toContainText(documentsStep.summary.ready)
  await expect(behind).not.toContainText(documentsStep.lastCheck.title)

  // The copy can be downloaded from the window and from the form, which is read-only
  const copy = async (place: Locator) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      place.getByRole('button', { name: documentsStep.copy.download }).click(),
    ])
    return download.suggestedFilename()
  }
  expect(await copy(resultOf(page))).toMatch(/^בקשה למלגה \d{4}-\d{6}\.pdf$/)
  await page.reload()
  await expect(page.getByText(documentsStep.sent.text)).toBeVisible()
  await expect(page.getByText(registration.readOnly.title)).toHaveCount(0)
  expect(await copy(behind)).toMatch(/^בקשה למלגה \d{4}-\d{6}\.pdf$/)
  await expect(reviewButton(page)).toHaveCount(0)
  const field = documentOf(page, 'idFront')
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(field.getByRole('button', { name: upload.remove })).toHaveCount(0)
  await expectAccessible()
  await other.close()
})
