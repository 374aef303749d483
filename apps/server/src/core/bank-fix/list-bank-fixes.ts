import { maskAccount } from '@milgo/domain/payment/account-mask'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Platform } from '../../platform/platform.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { getCase } from '../requests/get-case.ts'
import { circumstancesOf } from '../requests/request-case.ts'
import { findWaitingFixes } from './repository.ts'

/** The accounts of a period that finance has to decide on, masked, with where else they were named. */
export const listBankFixes = async (platform: Platform, period: string) => {
  const waiting = await findWaitingFixes(platform, period)
  const rows = await Promise.all(
    waiting.map(async (fix) => ({
      request_id: fix.requestId,
      request_number: requestNumber(fix.periodCode, fix.number),
      account_id: fix.accountId,
      account: maskAccount(openAccount(platform.vault, fix.accountId, fix.sealed)),
      due: circumstancesOf(await getCase(platform, fix.requestId)).money?.due ?? 0,
      sent_at: new Date(fix.createdAt).toISOString(),
      confirmation: fix.confirmation,
      is_as_before: fix.lookupHash !== null && fix.earlierHashes.includes(fix.lookupHash),
      other_uses: fix.otherUses,
    })),
  )
  return { rows }
}
