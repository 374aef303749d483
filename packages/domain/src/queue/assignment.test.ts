import { describe, expect, it } from 'vitest'
import type { StaffRole } from '../staff/staff-role.ts'
import type { RecordedAct } from '../status/request-state.ts'
import {
  findAssigneeRefusal,
  findChangeRefusal,
  findOpener,
  findTakeRefusal,
  freesAssignee,
  type Involvement,
  isWorkOf,
  untouchedWork,
  type Work,
  waitsFor,
} from './assignment.ts'

const now = new Date('2026-11-16T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const person = (id: string, ...roles: StaffRole[]) => ({ id, roles })
const [noa, yoav, manager] = [
  person('noa', 'reviewer'),
  person('yoav', 'reviewer'),
  person('manager', 'manager'),
]
const openAt = (id: string, minutes: number): Work => ({
  assigneeId: id,
  openedBy: id,
  lastActiveAt: minutesAgo(minutes),
})
const plain: Involvement = { hasConflict: false, status: 'SUBMITTED', acts: [] }
const act = (staffId: string, name: RecordedAct['act']): RecordedAct => ({
  staffId,
  act: name,
  appeal: 'NONE',
})

describe('the open lock', () => {
  it.each([
    [0, 'yoav'],
    [29, 'yoav'],
    [30, undefined],
  ])('after %i minutes without activity the request is open by %s', (minutes, opener) => {
    expect(findOpener(openAt('yoav', minutes), now)).toBe(opener)
  })
})

describe('taking a request', () => {
  it.each([
    ['without an assignee', untouchedWork, noa, undefined],
    ['of one’s own', openAt('noa', 1), noa, undefined],
    ['that a colleague has open', openAt('yoav', 1), noa, 'OPEN_ELSEWHERE'],
    ['that a colleague opened half an hour ago', openAt('yoav', 30), noa, undefined],
    ['that another has open, by a manager', openAt('yoav', 1), person('m', 'manager'), undefined],
    ['by somebody of finance', untouchedWork, person('f', 'finance'), 'NOT_A_WORKER'],
  ] as const)('%s', (_what, work, worker, refusal) => {
    const status = worker.roles.includes('manager') ? 'TEAM_MANAGER_APPROVAL' : 'SUBMITTED'
    expect(findTakeRefusal(work, worker, { ...plain, status }, now)).toBe(refusal)
  })

  it('is refused to a person with a conflict, also to a manager', () => {
    for (const worker of [noa, manager])
      expect(findTakeRefusal(untouchedWork, worker, { ...plain, hasConflict: true }, now)).toBe(
        'CONFLICT_OF_INTEREST',
      )
  })
})

describe('whether a request waits for a worker, and whether it is their work', () => {
  const acts = [act('noa', 'RETURN_FOR_REPAIR'), act('noa', 'APPROVE'), act('boss', 'CONFIRM')]
  const both = person('both', 'reviewer', 'manager')
  it.each([
    ['a reviewer reviews', 'SUBMITTED', yoav, [true, true]],
    ['a reviewer who is also a manager reviews', 'SUBMITTED', both, [true, true]],
    ['a manager could reject it for the institution', 'SUBMITTED', manager, [false, true]],
    [
      'a manager could reject a request that waits for its computation',
      'WAITING_TO_BE_COMPUTED',
      manager,
      [false, true],
    ],
    ['a manager could reopen', 'DENIED', manager, [false, true]],
    ['a reviewer only looks at what waits for a manager', 'TEAM_MANAGER_APPROVAL', yoav, [false, false]],
    ['a manager confirms', 'TEAM_MANAGER_APPROVAL', manager, [true, true]],
    ['whoever returned it may cancel that', 'REPAIR_BACK_FOR', noa, [true, true]],
    ['another reviewer may not', 'REPAIR_BACK_FOR', yoav, [false, false]],
    ['a manager could', 'REPAIR_BACK_FOR', manager, [false, true]],
    ['an appeal is not for its first reviewer', 'APPEAL_SUBMITTED', noa, [false, false]],
    ['it is for another', 'APPEAL_SUBMITTED', yoav, [true, true]],
    ['a manager could deny it before it is reviewed', 'APPEAL_SUBMITTED', manager, [false, true]],
    ['whoever reviews and decides reviews it', 'APPEAL_SUBMITTED', both, [true, true]],
    ['corrected, it is judged by another still', 'APPEAL_REPAIR_BACK_FROM', yoav, [true, true]],
    ['whoever confirmed does not decide it', 'APPEAL_SUBMITTED', person('boss', 'manager'), [false, false]],
    ['what is paid is nobody’s', 'SCHOLARSHIP_PAID', manager, [false, false]],
    ['finance works elsewhere', 'SUBMITTED', person('f', 'finance'), [false, false]],
  ] as const)('%s', (_rule, status, worker, expected) => {
    const involvement = { hasConflict: false, status, acts }
    expect([waitsFor(worker, involvement), isWorkOf(worker, involvement)]).toEqual(expected)
  })
})

it('an appeal waits for the manager who decides once its reviewer has entered the figures', () => {
  const entered: RecordedAct = { staffId: 'yoav', act: 'ENTER_FIGURES', appeal: 'OPEN' }
  const waits = (acts: readonly RecordedAct[]) =>
    waitsFor(manager, { hasConflict: false, status: 'APPEAL_SUBMITTED', acts })
  expect([waits([act('noa', 'ENTER_FIGURES')]), waits([entered])]).toEqual([false, true])
})

describe('who can be the assignee of a request', () => {
  it.each([
    ['the reviewer of a request, for its correction', 'REPAIR_BACK_FROM', noa, undefined],
    ['not the reviewer of the request, for its appeal', 'APPEAL_SUBMITTED', noa, 'REVIEWED_BEFORE'],
    ['another reviewer, for its appeal', 'APPEAL_SUBMITTED', yoav, undefined],
    [
      'nobody confirms what they reviewed',
      'TEAM_MANAGER_APPROVAL',
      person('noa', 'manager'),
      'REVIEWED_BEFORE',
    ],
    ['another manager does', 'TEAM_MANAGER_APPROVAL', manager, undefined],
    [
      'whoever confirmed does not decide the appeal',
      'APPEAL_SUBMITTED',
      person('boss', 'manager'),
      'REVIEWED_BEFORE',
    ],
  ] as const)('%s', (_rule, status, assignee, refusal) => {
    const acts = [act('noa', 'RETURN_FOR_REPAIR'), act('noa', 'APPROVE'), act('boss', 'CONFIRM')]
    expect(findAssigneeRefusal(assignee, { hasConflict: false, status, acts })).toBe(refusal)
  })
})

describe('handing over and putting on hold', () => {
  it.each([
    ['a request without an assignee', untouchedWork, noa, undefined],
    ['one’s own request', openAt('noa', 1), noa, undefined],
    ['a colleague’s request', openAt('yoav', 300), noa, 'ASSIGNED_TO_OTHER'],
    ['a colleague’s request, by a manager', openAt('yoav', 1), manager, undefined],
    ['what another has open', { ...openAt('yoav', 1), assigneeId: null }, noa, 'OPEN_ELSEWHERE'],
  ] as const)('%s', (_what, work, worker, refusal) => {
    expect(findChangeRefusal(work, worker, false, now)).toBe(refusal)
  })

  it('is refused if there is a conflict', () => {
    expect(findChangeRefusal(untouchedWork, manager, true, now)).toBe('CONFLICT_OF_INTEREST')
  })
})

it('an appeal starts without an assignee, a correction with its reviewer', () => {
  expect(freesAssignee('APPEAL')).toBe(true)
  expect(freesAssignee('SUBMIT_CORRECTIONS')).toBe(false)
})
