import type { planRetention as call } from '@milgo/contracts/office/plan-retention'
import type { z } from 'zod'
import { countBankDetails } from '../../core/erasure/count-bank-details.ts'
import { countOldDrafts } from '../../core/retention/erase-old-drafts.ts'
import type { Platform } from '../../platform/platform.ts'

const aheadHours = 24

/** Returns what jobs will erase, counted like the dry run of the commands: of drafts those of the next day. */
export const planRetention = async (platform: Platform): Promise<z.input<typeof call.response>> => {
  const [drafts, refused] = await Promise.all([
    countOldDrafts(platform, aheadHours),
    countBankDetails(platform),
  ])
  return { drafts: [...drafts], refused_with_bank_details: refused }
}
