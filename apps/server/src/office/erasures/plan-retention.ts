import type { planRetention as call } from '@milgo/contracts/office/plan-retention'
import type { z } from 'zod'
import { countBankDetails } from '../../core/erasure/count-bank-details.ts'
import { countOldAccounts } from '../../core/retention/erase-old-accounts.ts'
import type { Platform } from '../../platform/platform.ts'

const aheadHours = 24

/**
 * Returns what jobs will erase, counted like the dry run of the commands: of drafts and accounts those of the next day.
 */
export const planRetention = async (platform: Platform): Promise<z.input<typeof call.response>> => {
  const [periods, refused] = await Promise.all([
    countOldAccounts(platform, aheadHours),
    countBankDetails(platform),
  ])
  return { periods: [...periods], refused_with_bank_details: refused }
}
