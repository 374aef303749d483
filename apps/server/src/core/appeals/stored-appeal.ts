import type { Answers } from '@milgo/domain/answers/answer'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAppealRow, findReturn, findVersions } from './repository.ts'
import { openAppeal, openAppealDraft, type SentAppeal } from './sealed-appeal.ts'

export type AppealVersion = {
  readonly version: number
  readonly sentAt: Date
  readonly sent: SentAppeal
}

/** The one appeal of a request, opened. */
export type StoredAppeal = {
  readonly createdAt: Date
  /** Counts the changes of what the student has written. A later change says which of them it started from. */
  readonly contentVersion: number
  /** All versions that were sent, the oldest first. */
  readonly versions: readonly AppealVersion[]
  /** The version that was sent last, which is the valid one. */
  readonly last: AppealVersion
  /** A correction that was saved and not sent. */
  readonly draft: Answers | undefined
  readonly returned: { readonly at: Date; readonly comment: string | null } | undefined
}

export const findStoredAppeal = async (
  platform: Pick<Platform, 'database' | 'vault'>,
  requestId: string,
): Promise<StoredAppeal | undefined> => {
  const [row, rows, returned] = await Promise.all([
    findAppealRow(platform, requestId),
    findVersions(platform, requestId),
    findReturn(platform, requestId),
  ])
  const versions = rows.map(({ version, sentAt, sealed }) => ({
    version,
    sentAt,
    sent: openAppeal(platform.vault, requestId, { version, sealed }),
  }))
  const last = versions.at(-1)
  if (!row || !last) return undefined
  return {
    createdAt: row.createdAt,
    contentVersion: row.contentVersion,
    versions,
    last,
    draft: row.draftSealed === null ? undefined : openAppealDraft(platform.vault, requestId, row.draftSealed),
    returned,
  }
}

/** Returns the appeal of a request. Throws 404 if there is none. */
export const getStoredAppeal = async (
  platform: Pick<Platform, 'database' | 'vault'>,
  requestId: string,
): Promise<StoredAppeal> => {
  const found = await findStoredAppeal(platform, requestId)
  if (!found) throw new AppError('NO_APPEAL')
  return found
}
