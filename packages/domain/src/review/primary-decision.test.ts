import { expect, it } from 'vitest'
import type { DecisionEvent } from './decision.ts'
import { findPrimaryDecision } from './primary-decision.ts'

const possible = (event: DecisionEvent) => ({ event, refusals: [] })
const notYet = (event: DecisionEvent, code = 'DOCUMENTS_NOT_LOOKED_AT') => ({ event, refusals: [{ code }] })
const noReturn = (code: string) => notYet('RETURN_FOR_REPAIR', code)

it.each([
  ['nothing if nothing is offered', [], undefined],
  [
    'to return if a document is flagged',
    [notYet('APPROVE'), possible('RETURN_FOR_REPAIR')],
    'RETURN_FOR_REPAIR',
  ],
  [
    'to approve what has no flag',
    [possible('APPROVE'), noReturn('FLAGS_REQUIRED'), possible('DENY')],
    'APPROVE',
  ],
  ['to approve, also while something is missing', [notYet('APPROVE'), noReturn('FLAGS_REQUIRED')], 'APPROVE'],
  [
    'to return what has a flag, also while documents are left',
    [notYet('APPROVE'), noReturn('DOCUMENTS_NOT_LOOKED_AT')],
    'RETURN_FOR_REPAIR',
  ],
  [
    'to approve what was corrected before',
    [notYet('APPROVE', 'DOCUMENTS_FLAGGED'), noReturn('ALREADY_CORRECTED')],
    'APPROVE',
  ],
  [
    'for a manager to confirm',
    [possible('DENY'), possible('CONFIRM'), possible('SEND_BACK_TO_REVIEW')],
    'CONFIRM',
  ],
  [
    'never to refuse or to undo',
    [possible('DENY'), possible('REOPEN'), possible('CANCEL_RETURN')],
    undefined,
  ],
] as const)('the suggestion is %s', (_name, offered, event) => {
  expect(findPrimaryDecision([...offered])?.event).toBe(event)
})
