import type { StaffEntry, StaffProposal } from '@milgo/contracts/authz/list-staff'
import { officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice, staffWith } from './open-office.tsx'

export const me = staffWith(['administrator'])
export const idOf = (place: number) => `00000000-0000-4000-8000-00000000001${place}`
export const member = (place: number, name: string, more: Partial<StaffEntry> = {}): StaffEntry => ({
  id: idOf(place),
  name,
  email: `staff${place}@milgo.example`,
  roles: ['reviewer'],
  has_second_factor: true,
  last_login_at: '2026-11-16T08:00:00.000Z',
  assigned_requests: 0,
  ...more,
})
export const noa = member(2, 'נועה ברק', { assigned_requests: 7 })
export const yoav = member(3, 'יואב לביא', { last_login_at: null, has_second_factor: false })
export const staff = [member(1, me.name, { id: me.id, roles: ['administrator'] }), noa, yoav]
export const proposal: StaffProposal = {
  id: idOf(9),
  kind: 'invite',
  staff_id: null,
  name: 'דנה לוי',
  email: 'dana@milgo.example',
  roles: ['finance'],
  proposed_by: { id: noa.id, name: noa.name },
  proposed_at: '2026-11-16T09:00:00.000Z',
}
export const openStaff = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.staff, {
    roles: ['administrator'],
    answers: { 'GET /office-auth/staff': { staff, proposals: [proposal] }, ...more },
    ...rest,
  })
