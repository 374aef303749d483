import type { StaffEntry, StaffProposal } from '@milgo/contracts/authz/list-staff'
import type { Platform } from '../../platform/platform.ts'
import { findAllStaff } from './members-repository.ts'
import { findOpenProposals } from './proposals-repository.ts'

export const listStaff = async (
  platform: Platform,
): Promise<{ staff: StaffEntry[]; proposals: StaffProposal[] }> => {
  const [staff, proposals] = await Promise.all([
    findAllStaff(platform),
    platform.database.read((db) => findOpenProposals(db, platform.clock)),
  ])
  return {
    staff,
    proposals: proposals.map(({ staffId, roles, proposedBy, proposerName, proposedAt, ...proposal }) => ({
      ...proposal,
      staff_id: staffId,
      roles: [...roles],
      proposed_by: { id: proposedBy, name: proposerName },
      proposed_at: proposedAt,
    })),
  }
}
