import { appealFilesToFix } from '@milgo/domain/appeal/appeal-corrections'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { Platform } from '../../platform/platform.ts'
import { findStoredAppeal } from './stored-appeal.ts'

/** Returns whether new files for flagged places of the appeal are saved but not sent. */
export const hasUnsentAppealFiles = async (
  platform: Platform,
  { id, flags }: { readonly id: string; readonly flags: readonly ReviewFlag[] },
): Promise<boolean> => {
  const stored = await findStoredAppeal(platform, id)
  if (!stored?.draft) return false
  return appealFilesToFix(stored.last.sent.answers, stored.draft, flags).some(
    ({ newFile }) => newFile !== null,
  )
}
