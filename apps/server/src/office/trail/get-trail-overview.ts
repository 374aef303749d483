import type { getTrailOverview as call } from '@milgo/contracts/office/get-trail-overview'
import type { TrailFinding } from '@milgo/domain/trail/trail-finding'
import { unusualKinds } from '@milgo/domain/trail/unusual-reading'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findUnusual, openingsOf } from './find-unusual.ts'
import { countOpenings, findAllStaffNames } from './reading-repository.ts'
import { findLastCheck } from './verifying-repository.ts'

export const getTrailOverview = async (platform: Platform): Promise<z.input<typeof call.response>> => {
  const [check, readings, staff] = await Promise.all([
    platform.database.read(findLastCheck),
    findUnusual(platform),
    findAllStaffNames(platform),
  ])
  const rows = await Promise.all(
    unusualKinds.map(async (kind) => ({
      kind,
      rows: await countOpenings(platform, openingsOf(readings, kind)),
    })),
  )
  return {
    check: check ? { ...check, findings: check.findings as TrailFinding[] } : null,
    unusual: readings.map(({ kind, staffId, staffName, hour, count }) => ({
      kind,
      staff: { id: staffId, name: staffName },
      hour,
      count,
    })),
    unusual_rows: rows.filter((one) => one.rows > 0),
    stored_months: platform.config.AUDIT_MONTHS,
    staff,
  }
}
