import { expect, test } from 'vitest'
import { appealPageStateOf } from './appeal-page-state.ts'

test.each([
  [null, 'NOT_YET'],
  [{ actions: [], publish_state: '0' }, 'NOT_YET'],
  [{ actions: ['VIEW_RESULT', 'APPEAL'], publish_state: '1' }, 'MAKE'],
  [{ actions: ['VIEW_RESULT'], publish_state: '1' }, 'OVER'],
  [{ actions: ['VIEW_APPEAL', 'UPDATE_APPEAL'], publish_state: '1' }, 'SENT_OPEN'],
  [{ actions: ['VIEW_APPEAL', 'FIX_APPEAL'], publish_state: '1' }, 'FIX'],
  [{ actions: ['VIEW_APPEAL'], publish_state: '2' }, 'SENT'],
] as const)('%j is %s', (request, state) => {
  expect(appealPageStateOf(request)).toBe(state)
})
