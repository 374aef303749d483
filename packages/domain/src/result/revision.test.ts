import { describe, expect, it, test } from 'vitest'
import { everythingOpen, fresh, requestIn } from '../status/circumstances.fixture.ts'
import {
  findProposalRefusal,
  findSignatureRefusal,
  isOfferedForSignature,
  isRevisionOfNothing,
  leastRevisedAward,
  type RevisionInputs,
  revisionMovesBetween,
} from './revision.ts'

describe('a revision can be proposed', () => {
  it.each([
    'DENIED',
    'REJECTED_BY_ACADEMIC_INSTITUTION',
    'COMPUTED',
    'SCHOLARSHIP_PAID',
    'INVALID_BANK',
  ] as const)('of a published result in %s', (status) => {
    expect(findProposalRefusal(requestIn(status), everythingOpen)).toBeUndefined()
  })

  it('not of an unpublished result, and not of a request in review', () => {
    expect(findProposalRefusal(requestIn('COMPUTED', { publishState: '0' }), everythingOpen)).toBe(
      'RESULT_NOT_PUBLISHED',
    )
    expect(findProposalRefusal(requestIn('SUBMITTED', { publishState: '0' }), everythingOpen)).toBe(
      'WRONG_STATUS',
    )
  })

  it.each([
    ['APPEAL_SUBMITTED', 'OPEN'],
    ['APPEAL_REPAIR_BACK_FOR', 'OPEN'],
    ['APPEAL_REPAIR_BACK_FROM', 'OPEN'],
    ['APPEAL_APPROVED', 'GRANTED'],
    ['APPEAL_WAITING_CALCULATED', 'GRANTED'],
    ['APPEAL_CALCULATED', 'GRANTED'],
    ['APPEAL_DENIED', 'DENIED'],
  ] as const)('not in %s before the result of the appeal is published', (status, appeal) => {
    expect(findProposalRefusal(requestIn(status, { appeal }), everythingOpen)).toBe('APPEAL_OPEN')
  })

  it.each([
    ['APPEAL_CALCULATED', 'GRANTED'],
    ['APPEAL_PAID', 'GRANTED'],
    ['APPEAL_DENIED', 'DENIED'],
    ['SCHOLARSHIP_PAID', 'DENIED'],
  ] as const)('in %s after the result of the appeal is published', (status, appeal) => {
    const answered = requestIn(status, { appeal, publishState: '2' })
    expect(findProposalRefusal(answered, everythingOpen)).toBeUndefined()
  })
})

describe('the second signature', () => {
  const reviewed = requestIn('COMPUTED', { acts: [{ act: 'APPROVE', staffId: 'noa', appeal: 'NONE' }] })

  it('cannot be given by the proposer or a reviewer', () => {
    const signs = (id: string) => findSignatureRefusal(reviewed, { role: 'MANAGER', id }, everythingOpen)
    expect(signs('proposer')).toBe('SECOND_PERSON_REQUIRED')
    expect(signs('noa')).toBe('SECOND_PERSON_REQUIRED')
    expect(signs('yoav')).toBeUndefined()
  })

  it('is offered to another manager, and to nobody while an appeal is undecided', () => {
    expect(isOfferedForSignature(reviewed, 'proposer', 'yoav')).toBe(true)
    expect(isOfferedForSignature(reviewed, 'proposer', 'proposer')).toBe(false)
    expect(isOfferedForSignature(reviewed, 'proposer', 'noa')).toBe(false)
    const appealed = requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' })
    expect(isOfferedForSignature(appealed, 'proposer', 'yoav')).toBe(false)
  })

  it('can be given only by a manager', () => {
    expect(findSignatureRefusal(reviewed, fresh('REVIEWER'), everythingOpen)).toBe('WRONG_ACTOR')
  })
})

test.each([
  ['NONE', 0],
  ['DENIED', 0],
  ['GRANTED', 6_240],
] as const)('after an appeal that is %s a revision awards at least %d', (appeal, least) => {
  expect(leastRevisedAward({ appeal }, 6_240)).toBe(least)
})

describe('the changes since a proposal', () => {
  const inputs: RevisionInputs = {
    rulesVersion: '2025-1',
    figuresVersion: 2,
    snapshotNumber: 1,
    scoreVersion: 1,
    total: 70,
    award: 4_000,
  }

  it('are none if nothing changed', () => {
    expect(revisionMovesBetween(inputs, { ...inputs })).toEqual([])
  })

  it.each([
    [{ rulesVersion: '2025-2' }, 'RULES'],
    [{ figuresVersion: 3 }, 'FIGURES'],
    [{ snapshotNumber: 2 }, 'ANSWERS'],
    [{ scoreVersion: 2 }, 'RESULT'],
    [{ scoreVersion: null }, 'RESULT'],
    [{ total: 70.5 }, 'SCORE'],
    [{ award: 6_240 }, 'SCORE'],
  ] as const)('are found in %o', (change, move) => {
    expect(revisionMovesBetween(inputs, { ...inputs, ...change })).toEqual([move])
  })
})

describe('a revision that changes nothing', () => {
  const none = { points: 0 }
  const components = {
    income: { points: 30 },
    cluster: none,
    family: none,
    military: none,
    reservist: none,
    priority: none,
  }
  const before = { award: 4_000, components }

  it('has the same award and the same points in every component', () => {
    expect(isRevisionOfNothing(before, { ...before })).toBe(true)
    expect(isRevisionOfNothing(before, { ...before, award: 6_240 })).toBe(false)
    const moved = { ...components, income: { points: 25 }, family: { points: 5 } }
    expect(isRevisionOfNothing(before, { ...before, components: moved })).toBe(false)
  })

  it('is not a refusal that becomes a score', () => {
    expect(isRevisionOfNothing(undefined, before)).toBe(false)
  })
})
