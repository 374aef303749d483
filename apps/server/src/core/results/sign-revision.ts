import type { signRevision as call } from '@milgo/contracts/office/sign-revision'
import { findSignatureRefusal, revisionMovesBetween } from '@milgo/domain/result/revision'
import type { z } from 'zod'
import { renderResultPublished } from '../../outbox/render-result-published.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { recordEntitlement } from '../ledger/record-entitlement.ts'
import { actorOf, type ChangeDecision, changeRequest } from '../requests/change-request.ts'
import { decideMove, type Moved } from '../requests/decide-move.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { areaAddressOf } from './letter-sender.ts'
import { addLetter } from './letters-repository.ts'
import { letterTemplate } from './print-letter.ts'
import { refuseRevisedScore, revisionRefused } from './refuse-revision.ts'
import { getRevisedResult, type RevisedScore, revisedScore } from './revised-score.ts'
import { findRevisionInputs } from './revision-inputs.ts'
import { revisionLetter } from './revision-letter.ts'
import { addRevisedFigures, closeRevision, findOpenRevision, type Revision } from './revisions-repository.ts'
import { addScore } from './score-repository.ts'
import { sealLetter } from './sealed-letter.ts'

/**
 * Signs or withdraws a revision, by another manager. Signing writes score, letter, award and event in one change and
 * publishes them at once.
 */
export const signRevision = async (
  platform: Platform,
  caller: { readonly id: string },
  requestId: string,
  { revision_id: revisionId, outcome }: z.output<typeof call.body>,
): Promise<Moved> => {
  const actor = { kind: 'staff', id: caller.id, role: 'MANAGER' } as const
  return changeRequest<Moved>(platform, actor, requestId, async (loaded) => {
    const revision = await platform.database.read((db) => findOpenRevision(db, requestId))
    if (revision?.id !== revisionId) return { does: 'refuse', refusal: revisionRefused('WRONG_STATUS') }
    if (outcome === 'SIGN') return sign(platform, caller.id, loaded, revision)
    await withdraw(platform, caller.id, loaded, revision)
    return { does: 'answer', answer: { id: requestId, status: loaded.request.state.status } }
  })
}

const withdraw = async (
  { database, clock }: Platform,
  staffId: string,
  { student, request, now }: OpenCase,
  { id }: Revision,
): Promise<void> => {
  await database.transaction(async (tx) => {
    if (!(await closeRevision(tx, id, { withdrawnBy: staffId, withdrawnAt: now })))
      throw revisionRefused('WRONG_STATUS')
    const details = { request: request.id }
    await tx.execute(
      auditEntry({ action: 'revision-withdrawn', staffId, studentId: student.id, details }, clock),
    )
  })
}

/** Returns the proposed result. Throws if anything that the proposal was computed with has changed since. */
const getProposedScore = async (
  platform: Platform,
  loaded: OpenCase,
  revision: Revision,
): Promise<RevisedScore> => {
  const result = await getRevisedResult(platform, loaded)
  const revised = await revisedScore(platform, loaded, result, revision.figures)
  const proposed = findRevisionInputs(revision)
  if (!proposed || revisionMovesBetween(proposed, revised.inputs).length > 0)
    throw revisionRefused('REVISION_OUTDATED')
  refuseRevisedScore(loaded, revised)
  return revised
}

const sign = async (
  platform: Platform,
  staffId: string,
  loaded: OpenCase,
  revision: Revision,
): Promise<ChangeDecision<Moved>> => {
  const signer = actorOf({ kind: 'staff', id: staffId, role: 'MANAGER' }, loaded)
  const { request, student, now } = loaded
  const { reason, proposedBy } = revision
  const known = { hasCompleteFigures: true, proposedBy }
  const refusal = findSignatureRefusal(request.state, signer, {
    ...circumstancesOf(loaded),
    ...known,
    reason,
  })
  if (refusal) return { does: 'refuse', refusal: revisionRefused(refusal) }
  const revised = await getProposedScore(platform, loaded, revision)
  const decision = decideMove(platform.vault, loaded, signer, { event: 'REVISE', reason }, known)
  if (decision.does !== 'change') return decision
  const { score, values } = await revisionLetter(platform, loaded, revised, revision.figures !== null)
  const { requestNumber, ...stored } = values
  const { letterNumber } = stored
  return {
    ...decision,
    change: {
      ...decision.change,
      messages: renderResultPublished(revised.language, {
        requestId: request.id,
        letterNumber,
        result: score.result,
        number: requestNumber,
        email: student.email,
        phone: student.phone,
        areaAddress: areaAddressOf(platform),
      }),
      writes: async (tx) => {
        if (!(await closeRevision(tx, revision.id, { signedBy: staffId, signedAt: now })))
          throw revisionRefused('WRONG_STATUS')
        if (revision.figures)
          await addRevisedFigures(tx, {
            requestId: request.id,
            figures: revision.figures,
            staffId: revision.proposedBy,
            at: now,
          })
        await addScore(tx, score)
        await addLetter(tx, {
          requestId: request.id,
          number: letterNumber,
          kind: 'REVISION',
          templateVersion: letterTemplate,
          sealed: sealLetter(platform.vault, request.id, letterNumber, stored),
          scoreVersion: score.version,
          releaseId: null,
          appealUntil: values.appealUntil === null ? null : new Date(values.appealUntil),
          issuedAt: now,
          replaces: values.replaces,
        })
        await recordEntitlement(platform, tx, {
          requestId: request.id,
          snapshot: revised.snapshot,
          scoreVersion: score.version,
          award: score.award,
          at: now,
        })
      },
    },
  }
}
