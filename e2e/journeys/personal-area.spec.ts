import { readFileSync } from 'node:fs'
import { paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { deadlines } from '@milgo/messages/he/deadlines'
import { errors } from '@milgo/messages/he/errors'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { personalArea } from '@milgo/messages/he/personal-area'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import type { Page } from '@playwright/test'
import { students } from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { tooSmallForAFinger } from '../kit.ts'
import { accountButton, openAs } from '../login.ts'
import { expectNoOverflow } from '../overflow.ts'
import { registerReturned } from '../returned-request.ts'
import { inventPerson, otherThan, readCode, registerStudent } from '../student.ts'

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const cardOf = (page: Page, name: string) => page.getByRole('region', { name })

/** Presses a button that downloads a file, and returns the file's name and content. */
const downloadBy = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

test('the personal area of a returned request shows what to do, why, the deadline, the history and the files', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow()
  const note = 'הפינה העליונה חתוכה'
  const flags = [{ field: 'id_front', reason: 'UNREADABLE', note }]
  const student = await registerReturned(request, students.single, flags)
  // Starts on a page that does not ask before it is left, as the form does
  await openAs(page, request, student, paths.contact)

  // The account menu opens the personal area
  await accountButton(page).click()
  await page.locator('#account-menu').getByRole('link', { name: shell.pages.personalArea }).click()
  await expect(headline(page, statusGuide.REPAIR_BACK_FOR.headline)).toBeVisible()
  await expect(page.getByText(statusGuide.REPAIR_BACK_FOR.todo)).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(deadlines.units.days.other)
  await expect(cardOf(page, personalArea.fixes.title)).toContainText(note)
  const history = page.getByRole('list', { name: personalArea.timeline.label })
  await expect(history).toContainText(personalArea.timeline.events.SUBMIT)
  await expect(history).toContainText(personalArea.timeline.events.RETURN_FOR_REPAIR)
  await expect(cardOf(page, personalArea.messages.title)).toContainText(
    personalArea.messages.templates.CORRECTION_RETURNED,
  )
  await page.getByText(personalArea.files.show).click()
  await expect(cardOf(page, personalArea.files.title)).toContainText(personalArea.files.readable)
  await expectAccessible()
  await expectNoOverflow(page, 'the personal area of a returned request')
  expect(await tooSmallForAFinger(page, 'main button, main summary')).toEqual([])

  // The deadline can be downloaded for a calendar, and the sent request as a PDF
  const calendar = await downloadBy(page, () =>
    page.getByRole('button', { name: deadlines.addToCalendar }).click(),
  )
  expect(calendar.name).toBe('milgo-deadlines.ics')
  expect(calendar.content.toString()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const named = fill(personalArea.copies.downloadNamed, { copy: personalArea.copies.first })
  const copy = await downloadBy(page, () => page.getByRole('button', { name: named }).click())
  expect(copy.name).toMatch(/^milgo-\d{4}-\d{6}-1\.pdf$/)
  expect(copy.content.subarray(0, 5).toString()).toBe('%PDF-')

  // The status guide explains the status, and the link of the next act opens the form
  await page.getByRole('link', { name: personalArea.actions.help }).click()
  await expect(headline(page, shell.pages.statusGuide)).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 3, name: statusGuide.REPAIR_BACK_FOR.headline }),
  ).toBeVisible()
  await expectAccessible()
  await expectNoOverflow(page, 'what a status means')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: personalArea.actions.fix }).click()
  await expect(page).toHaveURL('/registration')
})

test('a student changes the phone with a code to the new one, and downloads all stored data', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await registerStudent(request)
  const { phone } = inventPerson()
  await openAs(page, request, student, '/personal-area')
  await expect(headline(page, statusGuide.NOT_STARTED.headline)).toBeVisible()
  await expectAccessible()

  // A landline and the present phone are refused
  const { contact } = personalArea
  await page.getByRole('button', { name: `${contact.change}: ${contact.phone}` }).click()
  const field = page.getByLabel(contact.newPhone)
  await expect(field).toBeFocused()
  await field.fill('031234567')
  await page.getByRole('button', { name: contact.send }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(student.phone)
  await page.getByRole('button', { name: contact.send }).click()
  await expect(page.getByText(errors.CONTACT_UNCHANGED)).toBeVisible()
  await expectAccessible({ state: 'refused' })

  // A wrong code is refused, and the right one changes the phone
  await field.fill(phone)
  await page.getByRole('button', { name: contact.send }).click()
  const code = page.getByLabel(oneTimeCode.label)
  await expect(code).toBeFocused()
  await expectAccessible({ state: 'code' })
  const sent = await readCode(request, phone)
  await code.fill(otherThan(sent))
  await expect(page.getByText(errors.CODE_WRONG).first()).toBeVisible()
  await code.fill(sent)
  await expect(page.getByText(contact.changed)).toBeVisible()
  await expect(cardOf(page, contact.title)).toContainText(phone.slice(-7))
  await expect(cardOf(page, personalArea.messages.title)).toContainText(
    personalArea.messages.templates.CONTACT_CHANGED,
  )

  // All stored data can be downloaded as one file, once a day
  const { ownData } = personalArea
  const archive = await downloadBy(page, () => page.getByRole('button', { name: ownData.download }).click())
  expect(archive.name).toBe('milgo-my-data.zip')
  expect(archive.content.subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: ownData.download }).click()
  await expect(page.getByText(errors.DATA_EXPORTED_ALREADY)).toBeVisible()
})
