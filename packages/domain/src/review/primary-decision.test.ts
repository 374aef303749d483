import { expect, it } from 'vitest'
import type { DecisionEvent } from './decision.ts'
import { findPrimaryDecision } from './primary-decision.ts'

const possible = (event: DecisionEvent) => ({ event, refusals: [] })
const notYet = (event: DecisionEvent) => ({ event, refusals: ['DOCUMENTS_NOT_LOOKED_AT'] })

it.each([
  ['nothing where nothing is offered', [], undefined],
  [
    'to return once something is flagged',
    [notYet('APPROVE'), possible('RETURN_FOR_REPAIR')],
    'RETURN_FOR_REPAIR',
  ],
  [
    'to approve what has no flag',
    [possible('APPROVE'), notYet('RETURN_FOR_REPAIR'), possible('DENY')],
    'APPROVE',
  ],
  [
    'to approve, also while something is missing',
    [notYet('APPROVE'), notYet('RETURN_FOR_REPAIR')],
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
