import type { RequestMessage } from '@milgo/contracts/office/list-request-messages'
import { requestMessagesPath } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

export const id = '00000000-0000-4000-8000-000000000101'
export const message = (place: number, more: Partial<RequestMessage> = {}): RequestMessage => ({
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
export const messages = [
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
export const openMessages = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(requestMessagesPath(id), {
    roles: ['reviewer'],
    answers: {
      'GET /office/requests/{id}/messages': {
        request_number: '2025-000123',
        status: 'REPAIR_BACK_FROM',
        messages,
        total: messages.length,
        undelivered: 1,
      },
      ...more,
    },
    ...rest,
  })
