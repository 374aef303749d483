import { proposeRevision } from '../../core/results/propose-revision.ts'
import { signRevision } from '../../core/results/sign-revision.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterToWrite } from '../work/enter-request.ts'

/** A manager who has the request open proposes a revision; nobody does so for somebody they know. */
export const proposeRevisionAs = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Parameters<typeof proposeRevision>[3],
) => {
  await enterToWrite(platform, caller, requestId)
  return proposeRevision(platform, caller, requestId, asked)
}

export const signRevisionAs = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  asked: Parameters<typeof signRevision>[3],
) => {
  await enterToWrite(platform, caller, requestId)
  return signRevision(platform, caller, requestId, asked)
}
