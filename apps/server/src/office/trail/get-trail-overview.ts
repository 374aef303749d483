import type { getTrailOverview as call } from '@milgo/contracts/office/get-trail-overview'
import type { TrailFinding } from '@milgo/domain/trail/trail-finding'
import { unusualReadings } from '@milgo/domain/trail/unusual-reading'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findAllStaffNames, findReadingHours } from './reading-repository.ts'
import { findLastCheck } from './verifying-repository.ts'

const days = 30

export const getTrailOverview = async (platform: Platform): Promise<z.input<typeof call.response>> => {
  const [check, hours, staff] = await Promise.all([
    platform.database.read(findLastCheck),
    findReadingHours(platform, days),
    findAllStaffNames(platform),
  ])
  return {
    check: check ? { ...check, findings: check.findings as TrailFinding[] } : null,
    unusual: unusualReadings(hours).map(({ kind, staffId, staffName, hour, count }) => ({
      kind,
      staff: { id: staffId, name: staffName },
      hour,
      count,
    })),
    staff,
  }
}
