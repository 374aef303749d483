import { proposeRevision } from '../../core/results/propose-revision.ts'
import { signRevision } from '../../core/results/sign-revision.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { followLedgers } from '../payments/follow-ledgers.ts'
import { lookAtRequest } from '../work/enter-request.ts'

/**
 * Proposes a revision as a manager. Refused for a student whom the manager knows. No open lock is needed, because a
 * published result is not in review.
 */
export const proposeRevisionAs = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Parameters<typeof proposeRevision>[3],
) => {
  await lookAtRequest(platform, caller, requestId)
  return proposeRevision(platform, caller, requestId, asked)
}

export const signRevisionAs = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Parameters<typeof signRevision>[3],
) => {
  await lookAtRequest(platform, caller, requestId)
  const signed = await signRevision(platform, caller, requestId, asked)
  await followLedgers(platform)
  return signed
}
