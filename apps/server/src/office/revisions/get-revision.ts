import type { RevisionPage, RevisionProposal } from '@milgo/contracts/office/revision-fields'
import {
  findProposalRefusal,
  findSignatureRefusal,
  revisionMovesBetween,
} from '@milgo/domain/result/revision'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { isResultPublished } from '@milgo/domain/status/result-published'
import type { Language } from '@milgo/messages/languages'
import { getCase } from '../../core/requests/get-case.ts'
import { circumstancesOf, numberOf, type OpenCase } from '../../core/requests/request-case.ts'
import { getPublishedDecision } from '../../core/results/get-published-decision.ts'
import { getRevisions, type Revision } from '../../core/results/get-revisions.ts'
import { getRevisedResult, type RevisedResult, revisedScore } from '../../core/results/revised-score.ts'
import { findRevisionInputs } from '../../core/results/revision-inputs.ts'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStaffNames, type StaffNames } from '../../store/staff-names.ts'
import { figureRows } from '../review/figures-answer.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { refusalText } from './refusal-text.ts'
import { addRevisionView } from './repository.ts'
import { revisionOutcome } from './revision-outcome.ts'

/**
 * Returns the page on which a published result is revised. Every opening writes an audit entry before the answer is
 * sent.
 */
export const getRevision = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  language: Language,
): Promise<RevisionPage> => {
  const { work } = await lookAtRequest(platform, caller, requestId)
  const { database, clock } = platform
  await database.statement((db) => addRevisionView(db, clock, caller.id, work.studentId, requestId))
  const loaded = await getCase(platform, requestId)
  const { state } = loaded.request
  const [result, revisions] = await Promise.all([
    getRevisedResult(platform, loaded),
    getRevisions(platform, requestId),
  ])
  const names = await findStaffNames(
    platform,
    revisions.flatMap(({ proposedBy, signedBy, withdrawnBy }) => [proposedBy, signedBy, withdrawnBy]),
  )
  const open = revisions.find(({ signedAt, withdrawnAt }) => signedAt === null && withdrawnAt === null)
  const circumstances = circumstancesOf(loaded)
  const refusal = findProposalRefusal(state, circumstances) ?? (open && ('REVISION_WAITING' as const))
  const { firstName, lastName } = sentAnswers(result.snapshot)
  return {
    request_id: requestId,
    request_number: numberOf(loaded),
    name: [firstName, lastName].filter((part) => typeof part === 'string').join(' '),
    status: state.status,
    refusal: refusal === undefined ? null : refusalText(refusal, language),
    result: isResultPublished(state) ? await publishedResult(platform, loaded, result) : null,
    rules_version: result.rules.scoreRules.version,
    paid: circumstances.money?.paid ?? 0,
    in_flight: circumstances.money?.inFlight ?? 0,
    figures: figureRows(
      { entered: result.figuresBefore, context: result.context, sources: {}, documents: [] },
      language,
    ),
    proposal: open ? await proposalAnswer(platform, caller, loaded, result, open, names, language) : null,
    past: revisions.flatMap((revision) => pastAnswer(revision, names)),
  }
}

const publishedResult = async (
  platform: Platform,
  loaded: OpenCase,
  { before }: RevisedResult,
): Promise<RevisionPage['result']> => {
  const { decision, letterNumber } = await getPublishedDecision(platform, loaded, before)
  return {
    decision,
    is_of_appeal: before?.result === '2',
    total: before?.total ?? null,
    award: before?.award ?? 0,
    rules_version: before?.rulesVersion ?? null,
    letter_number: letterNumber,
  }
}

const proposalAnswer = async (
  platform: Platform,
  caller: StaffCaller,
  loaded: OpenCase,
  result: RevisedResult,
  revision: Revision,
  names: StaffNames,
  language: Language,
): Promise<RevisionProposal> => {
  const { proposedBy, reason, figures } = revision
  const revised = await revisedScore(platform, loaded, result, figures).catch((error: unknown) => {
    // New rules or answers may need a figure that the proposal does not have.
    if (error instanceof AppError && error.code === 'MOVE_NOT_ALLOWED') return undefined
    throw error
  })
  const inputs = findRevisionInputs(revision)
  const moved = inputs && revised ? revisionMovesBetween(inputs, revised.inputs) : (['SCORE'] as const)
  const outcome = revised
    ? await revisionOutcome(platform, loaded, revised, figures !== null, language)
    : null
  const refusal = findSignatureRefusal(
    loaded.request.state,
    { role: 'MANAGER', id: caller.id },
    { ...circumstancesOf(loaded), reason, proposedBy, hasCompleteFigures: true },
  )
  const movedRefusal = moved.length > 0 ? ('REVISION_OUTDATED' as const) : undefined
  const code = refusal ?? movedRefusal
  return {
    id: revision.id,
    reason,
    proposed_by: { id: proposedBy, name: names.get(proposedBy) ?? '' },
    proposed_at: revision.proposedAt.toISOString(),
    award: revision.award,
    moved: [...moved],
    outcome,
    sign_refusal: code ? refusalText(code, language) : (outcome?.refusal ?? null),
  }
}

const pastAnswer = (revision: Revision, names: StaffNames): RevisionPage['past'] => {
  const { signedAt, signedBy, withdrawnAt, withdrawnBy } = revision
  const closedAt = signedAt ?? withdrawnAt
  const closedBy = signedBy ?? withdrawnBy
  if (!closedAt || !closedBy) return []
  return [
    {
      id: revision.id,
      reason: revision.reason,
      proposed_by: { id: revision.proposedBy, name: names.get(revision.proposedBy) ?? '' },
      proposed_at: revision.proposedAt.toISOString(),
      closed: signedAt ? 'SIGNED' : 'WITHDRAWN',
      closed_by: { id: closedBy, name: names.get(closedBy) ?? '' },
      closed_at: closedAt.toISOString(),
      award_before: revision.awardBefore,
      award: revision.award,
    },
  ]
}
