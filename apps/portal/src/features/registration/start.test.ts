import { expect, it } from 'vitest'
import { findReadOnlyReason, type Start } from './start.ts'

const startWith = (request: object | null, isOpen = true): Start =>
  ({ user: { request }, period: { is_open: isOpen } }) as unknown as Start

it.each([
  ['nothing was begun, in an open period', null, true, undefined],
  ['nothing was begun, in a closed one', null, false, 'closed'],
  ['a draft that can be filled in', { form_mode: 'FILL', submitted_at: null }, true, undefined],
  ['a draft of a closed period', { form_mode: 'READ', submitted_at: null }, false, 'closed'],
  ['a request that was sent', { form_mode: 'READ', submitted_at: '2026-01-01T00:00:00Z' }, true, 'sent'],
  [
    'one that was returned: its documents have a page of their own',
    { form_mode: 'FIX', submitted_at: '2026-01-01T00:00:00Z' },
    false,
    'sent',
  ],
] as const)('%s', (_case, request, isOpen, reason) => {
  expect(findReadOnlyReason(startWith(request, isOpen))).toBe(reason)
})
