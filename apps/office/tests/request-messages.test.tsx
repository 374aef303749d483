import type { RequestMessage } from '@milgo/contracts/office/list-request-messages'
import { requestMessagesPath } from '@milgo/contracts/office-paths'
import { officeMessages as english } from '@milgo/messages/en/office-messages'
import { personalArea as englishArea } from '@milgo/messages/en/personal-area'
import { fill } from '@milgo/messages/fill'
import { officeMessages as hebrew } from '@milgo/messages/he/office-messages'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { personalArea } from '@milgo/messages/he/personal-area'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const id = '00000000-0000-4000-8000-000000000101'
const message = (place: number, more: Partial<RequestMessage> = {}): RequestMessage => ({
  id: `00000000-0000-4000-8000-00000000020${place}`,
  template: 'REQUEST_SUBMITTED',
  template_version: 1,
  channel: 'mail',
  recipient: 'da•••@milgo.example',
  address: 'ne•••@milgo.example',
  created_at: '2026-11-16T10:00:00.000Z',
  state: 'delivered',
  delivered_at: '2026-11-16T10:00:02.000Z',
  text: '',
  sent_again_by: null,
  resend_refusal: 'NO_TEXT',
  ...more,
})
const messages = [
  message(1, {
    template: 'CORRECTION_RETURNED',
    template_version: 7,
    state: 'refused',
    text: 'בקשתכם הוחזרה',
    resend_refusal: null,
  }),
  message(2, { template: 'CODE_LOGIN', channel: 'sms', recipient: '•••4567', resend_refusal: 'SECRET' }),
  message(3, { sent_again_by: 'נועה ברק' }),
]
const open = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(requestMessagesPath(id), {
    roles: ['reviewer'],
    answers: {
      'GET /office/requests/{id}/messages': {
        request_number: '2025-000123',
        status: 'REPAIR_BACK_FROM',
        messages,
        undelivered: 1,
      },
      ...more,
    },
    ...rest,
  })
const about = personalArea.messages.templates.CORRECTION_RETURNED

it.each([1440, 390] as const)('is read and accessible at %i px', async (width) => {
  await open({}, { width })
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

it('reads from left to right in English', async () => {
  await open({}, { language: 'en' })
  const returned = englishArea.messages.templates.CORRECTION_RETURNED
  await expect.element(page.getByRole('rowheader', { name: returned })).toBeVisible()
  await expect.element(page.getByText(english.undelivered.one ?? '')).toBeVisible()
  await expectSound()
})

it('what did not arrive is sent again once its text, its address and what has changed were seen', async () => {
  const calls = await open({ 'POST /office/requests/{id}/resend-message': { id: messages[0]?.id ?? '' } })
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
  // Nothing else can be.
  await expect.element(dialog).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: new RegExp(hebrew.resend) }).elements()).toHaveLength(1)
})
