import type { signRevision as call } from '@milgo/contracts/office/sign-revision'
import { jerusalemDayAt } from '@milgo/domain/period/jerusalem-day'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import { renderResultPublished } from '../../outbox/render-result-published.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { entitle } from '../ledger/entitle.ts'
import { actorOf, type ChangeDecision, changeRequest } from '../requests/change-request.ts'
import { decideMove, type Moved } from '../requests/decide-move.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { areaAddressOf } from './letter-sender.ts'
import { letterValuesOf } from './letter-values-of.ts'
import { addLetter, findLetters } from './letters-repository.ts'
import { letterTemplate } from './print-letter.ts'
import { refuseBelowPaid } from './propose-revision.ts'
import { revisedScore } from './revised-score.ts'
import { addRevisedFigures, closeRevision, findOpenRevision, type Revision } from './revisions-repository.ts'
import { addScore, findScores } from './score-repository.ts'
import { sealLetter } from './sealed-letter.ts'

/** Another manager signs: score, letter, award and event in one change, published at once. Or it is withdrawn. */
export const signRevision = async (
  platform: Platform,
  caller: { readonly id: string },
  requestId: string,
  { revision_id: revisionId, outcome }: z.output<typeof call.body>,
): Promise<Moved> => {
  const actor = { kind: 'staff', id: caller.id, role: 'MANAGER' } as const
  return changeRequest<Moved>(platform, actor, requestId, async (loaded) => {
    const revision = await platform.database.read((db) => findOpenRevision(db, requestId))
    if (revision?.id !== revisionId) return { does: 'refuse', refusal: wrongStatus() }
    if (outcome === 'SIGN') return sign(platform, caller.id, loaded, revision)
    await withdraw(platform, caller.id, loaded, revision)
    return { does: 'answer', answer: { id: requestId, status: loaded.request.state.status } }
  })
}

const wrongStatus = (): AppError => new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'WRONG_STATUS' }] })

const withdraw = async (
  { database, clock }: Platform,
  staffId: string,
  { student, request, now }: OpenCase,
  { id }: Revision,
): Promise<void> => {
  await database.transaction(async (tx) => {
    if (!(await closeRevision(tx, id, { withdrawnBy: staffId, withdrawnAt: now }))) throw wrongStatus()
    const details = { request: request.id }
    await tx.execute(
      auditEntry({ action: 'revision-withdrawn', staffId, studentId: student.id, details }, clock),
    )
  })
}

const sign = async (
  platform: Platform,
  staffId: string,
  loaded: OpenCase,
  revision: Revision,
): Promise<ChangeDecision<Moved>> => {
  const actor = { kind: 'staff', id: staffId, role: 'MANAGER' } as const
  const { request, student, now } = loaded
  const { snapshot, language, figuresVersion, result, found } = await revisedScore(platform, loaded, {
    figures: revision.figures,
  })
  refuseBelowPaid(loaded, found.award)
  const move = { event: 'REVISE', reason: revision.reason } as const
  const decision = decideMove(platform.vault, loaded, actorOf(actor, loaded), move, {
    hasCompleteFigures: true,
    proposedBy: revision.proposedBy,
  })
  if (decision.does !== 'change') return decision
  const versions = await findScores(platform, request.id)
  const score = {
    requestId: request.id,
    result,
    snapshotNumber: request.snapshots,
    figuresVersion: revision.figures ? figuresVersion + 1 : figuresVersion,
    ...found,
    computedAt: now,
    version: (versions.at(-1)?.version ?? 0) + 1,
  }
  const earlier = await platform.database.read((db) => findLetters(db, request.id))
  const values = await letterValuesOf(platform, loaded, {
    snapshot,
    kind: 'REVISION',
    score,
    earlier,
    issuedOn: jerusalemDayAt(now),
    printedAppealDate: null,
  })
  const { requestNumber, ...stored } = values
  const { letterNumber } = stored
  return {
    ...decision,
    change: {
      ...decision.change,
      messages: renderResultPublished(language, {
        requestId: request.id,
        letterNumber,
        result,
        number: requestNumber,
        email: student.email,
        phone: student.phone,
        areaAddress: areaAddressOf(platform),
      }),
      writes: async (tx) => {
        if (!(await closeRevision(tx, revision.id, { signedBy: staffId, signedAt: now }))) throw wrongStatus()
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
        await entitle(platform, tx, {
          requestId: request.id,
          snapshot,
          scoreVersion: score.version,
          award: found.award,
          at: now,
        })
      },
    },
  }
}
