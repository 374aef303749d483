import { describe, expect, it } from 'vitest'
import { examplePeriod } from '../period/example-period.fixture.ts'
import { capacitiesOf } from '../staff/capacities.ts'
import { StaffRole } from '../staff/staff-role.ts'
import { newRequest, type RequestState } from '../status/request-state.ts'
import { RequestStatus } from '../status/request-status.ts'
import { findStage } from '../status/stages.ts'
import { transitions } from '../status/transitions.ts'
import {
  canStillBeReturned,
  DecisionEvent,
  decisionRows,
  decisionsFor,
  type ReviewProgress,
  returnsDocuments,
} from './decision.ts'
import type { DocumentState } from './document-verdict.ts'
import { isInReview } from './in-review.ts'

const now = new Date('2025-01-10T10:00:00Z')
const complete: ReviewProgress = {
  documents: ['ACCEPTED'],
  isChecklistComplete: true,
  isOpenElsewhere: false,
}
const asked = (
  request: Partial<RequestState>,
  roles: readonly StaffRole[],
  progress: Partial<ReviewProgress> = {},
  around: object = {},
) =>
  decisionsFor(
    { ...newRequest, ...request },
    { id: 'me', roles },
    { ...complete, ...progress },
    { now, period: examplePeriod, hasCompleteFigures: true, hasFlags: false, ...around },
  )
const refusalsOf = (event: DecisionEvent, ...args: Parameters<typeof asked>) =>
  asked(...args).find((one) => one.event === event)?.refusals

it('only a return asks for documents, also that of an appeal', () => {
  expect(DecisionEvent.options.filter(returnsDocuments)).toEqual(['RETURN_FOR_REPAIR'])
})

describe('after a decision', () => {
  it('the next request is opened, unless something was undone', () => {
    expect(DecisionEvent.options.filter((event) => !decisionRows[event].isFollowedByNext)).toEqual([
      'CANCEL_RETURN',
      'REOPEN',
      'WITHDRAW_REJECTION',
    ])
  })
})

describe('the offered decisions', () => {
  it.each(RequestStatus.options)(
    'in %s are those with a row in the status table for these roles',
    (status) => {
      for (const role of StaffRole.options) {
        const roles = capacitiesOf([role])
        const inTable = DecisionEvent.options.filter((event) =>
          transitions.some(
            (row) =>
              row.event === event &&
              row.from.includes(status) &&
              row.by.some((actor) => roles.includes(actor)),
          ),
        )
        const offered = asked({ status, isRejectionWaiting: true }, [role])
        expect([role, offered.map(({ event }) => event)]).toEqual([role, inTable])
      }
    },
  )

  it('contain no withdrawal if no rejection waits', () => {
    const offered = asked({ status: 'REPAIR_BACK_FROM' }, ['manager'])
    expect(offered.map(({ event }) => event)).toEqual(['INSTITUTION_REJECTS'])
  })

  it('are none for finance, editors and administrators', () => {
    for (const status of RequestStatus.options)
      expect(asked({ status }, ['finance', 'content-editor', 'administrator'])).toEqual([])
  })

  it('name the role in which each is possible', () => {
    const returned = { status: 'REPAIR_BACK_FOR' } as const
    expect(asked(returned, ['reviewer'])).toMatchObject([
      { event: 'CANCEL_RETURN', role: 'REVIEWER', refusals: ['NOT_YOUR_RETURN'] },
    ])
    expect(asked(returned, ['reviewer', 'manager'])).toMatchObject([
      { event: 'CANCEL_RETURN', role: 'MANAGER', refusals: [] },
    ])
  })
})

describe('an approval', () => {
  const submitted = { status: 'SUBMITTED' } as const

  it.each([
    [{ documents: ['ACCEPTED', 'NOT_LOOKED_AT'] } as const, ['DOCUMENTS_NOT_LOOKED_AT']],
    [{ documents: ['FLAGGED'] } as const, ['DOCUMENTS_FLAGGED']],
    [{ isChecklistComplete: false }, ['CHECKLIST_INCOMPLETE']],
    [{ isOpenElsewhere: true }, ['OPEN_ELSEWHERE']],
    [{}, []],
  ])('with %j is refused with %j', (progress, refusals) => {
    expect(refusalsOf('APPROVE', submitted, ['reviewer'], progress)).toEqual(refusals)
  })

  it('needs complete figures', () => {
    const around = { hasCompleteFigures: false }
    expect(refusalsOf('APPROVE', submitted, ['reviewer'], {}, around)).toEqual(['FIGURES_INCOMPLETE'])
  })
})

describe('a return', () => {
  const flagged = { hasFlags: true }
  const returning = (...documents: DocumentState[]) =>
    refusalsOf(
      'RETURN_FOR_REPAIR',
      { status: 'SUBMITTED' },
      ['reviewer'],
      { documents, isChecklistComplete: false },
      flagged,
    )

  it('needs a verdict about every document, but not a complete checklist', () => {
    expect(returning('FLAGGED', 'NOT_LOOKED_AT')).toEqual(['DOCUMENTS_NOT_LOOKED_AT'])
    expect(returning('FLAGGED', 'ACCEPTED')).toEqual([])
  })

  it('is possible until the student has corrected, with or without flags', () => {
    const reaches = (request: Partial<RequestState>) =>
      canStillBeReturned(
        asked(request, ['reviewer']).map(({ event, refusals }) => ({
          event,
          refusals: refusals.map((code) => ({ code })),
        })),
      )
    expect(reaches({ status: 'SUBMITTED' })).toBe(true)
    expect(reaches({ status: 'SUBMITTED', wasReturned: true })).toBe(false)
    expect(reaches({ status: 'REPAIR_BACK_FROM' })).toBe(false)
    expect(reaches({ status: 'REPAIR_BACK_FROM_TO' })).toBe(false)
  })

  it('of an appeal needs a verdict about every document too', () => {
    const appealed = { status: 'APPEAL_SUBMITTED', appeal: 'OPEN' } as const
    const of = (...documents: DocumentState[]) =>
      refusalsOf('RETURN_FOR_REPAIR', appealed, ['reviewer'], { documents }, flagged)
    expect(of('FLAGGED', 'NOT_LOOKED_AT')).toEqual(['DOCUMENTS_NOT_LOOKED_AT'])
    expect(of('FLAGGED', 'ACCEPTED')).toEqual([])
  })
})

it('a denial needs a reason, but no verdicts about documents', () => {
  const progress = { documents: ['NOT_LOOKED_AT'], isChecklistComplete: false } as const
  expect(refusalsOf('DENY', { status: 'SUBMITTED' }, ['reviewer'], progress)).toEqual([])
})

it('a person cannot confirm their own approval', () => {
  const acts = [{ act: 'APPROVE', staffId: 'me', appeal: 'NONE' }] as const
  const request = { status: 'TEAM_MANAGER_APPROVAL', acts } as const
  expect(refusalsOf('CONFIRM', request, ['manager'])).toEqual(['SECOND_PERSON_REQUIRED'])
  expect(refusalsOf('CONFIRM', { ...request, acts: [] }, ['manager'])).toEqual([])
})

it('a request is in review if it can be approved or returned', () => {
  expect(RequestStatus.options.filter(isInReview)).toEqual(
    RequestStatus.options.filter((status) => ['review', 'appeal'].includes(findStage(status) ?? '')),
  )
})
