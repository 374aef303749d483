import type { planRetention as call } from '@milgo/contracts/office/plan-retention'
import type { z } from 'zod'
import { countBankDetails } from '../../core/erasure/count-bank-details.ts'
import { planErasure } from '../../core/retention/plan-erasure.ts'
import type { Platform } from '../../platform/platform.ts'

/** What the nightly jobs would erase, as a dry run of the commands counts it. */
export const planRetention = async (platform: Platform): Promise<z.input<typeof call.response>> => {
  const [drafts, refused] = await Promise.all([planErasure(platform), countBankDetails(platform)])
  return { drafts: [...drafts], refused_with_bank_details: refused }
}
