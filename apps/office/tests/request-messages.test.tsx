import { officeMessages as english } from '@milgo/messages/en/office-messages'
import { personalArea as englishArea } from '@milgo/messages/en/personal-area'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeMessages as hebrew } from '@milgo/messages/he/office-messages'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { personalArea } from '@milgo/messages/he/personal-area'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { messages, openMessages } from './support/messages-page.ts'

const about = personalArea.messages.templates.CORRECTION_RETURNED

it.each([1440, 390] as const)('is shown and accessible at %i px', async (width) => {
  await openMessages({}, { width })
  await expect.element(page.getByRole('rowheader', { name: about })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: hebrew.version })).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: about }).getByRole('cell', { name: '7', exact: true }))
    .toBeVisible()
  await expect.element(page.getByText(hebrew.undelivered.one)).toBeVisible()
  await expect
    .element(page.getByText(fill(hebrew.sentAgainBy, { name: '\u2068נועה ברק\u2069' })))
    .toBeVisible()
  await expect.element(page.getByText(hebrew.refusals.SECRET)).toBeVisible()
  await expectSound()
})

it('says how many of the messages are listed if there are more', async () => {
  await openMessages({
    'GET /office/requests/{id}/messages': {
      request_number: '2025-000123',
      status: 'REPAIR_BACK_FROM',
      messages,
      total: 1_003,
      undelivered: 1,
    },
  })
  await expect.element(page.getByText(fill(office.shown, { shown: '3', total: '1,003' }))).toBeVisible()
  await expectSound()
})

it('reads from left to right in English', async () => {
  await openMessages({}, { language: 'en' })
  const returned = englishArea.messages.templates.CORRECTION_RETURNED
  await expect.element(page.getByRole('rowheader', { name: returned })).toBeVisible()
  await expect.element(page.getByText(english.undelivered.one ?? '')).toBeVisible()
  await expectSound()
})

it('an undelivered message is resent after its text, its address and the changes were shown', async () => {
  const calls = await openMessages({
    'POST /office/requests/{id}/resend-message': { id: messages[0]?.id ?? '' },
  })
  await page.getByRole('button', { name: fill(hebrew.resendOne, { about }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(hebrew.resendOne, { about }) })
  await expect.element(dialog.getByText('בקשתכם הוחזרה')).toBeVisible()
  await expect.element(dialog.getByText('ne•••@milgo.example')).toBeVisible()
  await expect
    .element(dialog.getByText(fill(hebrew.overtaken, { status: officeStatuses.REPAIR_BACK_FROM })))
    .toBeVisible()
  await expectSound()
  expect(calls.made('POST /office/requests/{id}/resend-message')).toEqual([])
  await dialog.getByRole('button', { name: hebrew.send }).click()
  await expect.element(page.getByText(hebrew.resent)).toBeVisible()
  expect(calls.made('POST /office/requests/{id}/resend-message')[0]?.body).toEqual({
    message_id: messages[0]?.id,
  })
  // No other message can be resent.
  await expect.element(dialog).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: new RegExp(hebrew.resend) }).elements()).toHaveLength(1)
})
