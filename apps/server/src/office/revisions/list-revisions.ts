import type { listRevisions as call } from '@milgo/contracts/office/list-revisions'
import { stillNeedsRevision } from '@milgo/domain/institution-list/list-outcome'
import { isOfferedForSignature } from '@milgo/domain/result/revision'
import { readRequestState } from '@milgo/domain/status/request-memory'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStaffNames } from '../../store/staff-names.ts'
import { findOpenProposals, findRevokedRejections } from './repository.ts'

/**
 * Returns what waits for a manager: proposals that need a second signature, and revoked rejections that need a
 * proposal.
 */
export const listRevisions = async (
  platform: Platform,
  caller: StaffCaller,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  const [proposals, revoked] = await Promise.all([
    findOpenProposals(platform, caller.id),
    findRevokedRejections(platform, caller.id, language),
  ])
  const names = await findStaffNames(
    platform,
    proposals.map(({ proposedBy }) => proposedBy),
  )
  return {
    proposals: proposals.map((row) => ({
      request_id: row.requestId,
      request_number: requestNumber(row.periodCode, row.number),
      name: row.name,
      status: row.status,
      reason: row.reason,
      proposed_by: { id: row.proposedBy, name: names.get(row.proposedBy) ?? '' },
      proposed_at: row.proposedAt,
      award_before: row.awardBefore,
      award: row.award,
      may_sign: isOfferedForSignature(readRequestState(row, row.events ?? []), row.proposedBy, caller.id),
    })),
    to_propose: revoked
      .filter((row) => stillNeedsRevision(readRequestState(row, row.events ?? [])))
      .map((row) => ({
        request_id: row.requestId,
        request_number: requestNumber(row.periodCode, row.number),
        name: row.name,
        institution: row.institution,
        list_id: row.listId,
        revoked_at: row.revokedAt,
        revoke_reason: row.revokeReason,
      })),
  }
}
