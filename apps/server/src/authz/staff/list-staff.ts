import type { StaffEntry } from '@milgo/contracts/authz/list-staff'
import type { Platform } from '../../platform/platform.ts'
import { findAllStaff } from './members-repository.ts'

export const listStaff = async (platform: Platform): Promise<{ staff: StaffEntry[] }> => ({
  staff: await findAllStaff(platform),
})
