import type { previewRevision as call } from '@milgo/contracts/office/preview-revision'
import { findProposalRefusal } from '@milgo/domain/result/revision'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { getCase } from '../../core/requests/get-case.ts'
import { circumstancesOf } from '../../core/requests/request-case.ts'
import { revisionRefused } from '../../core/results/refuse-revision.ts'
import { changedFigures, getRevisedResult, revisedScore } from '../../core/results/revised-score.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { revisionOutcome } from './revision-outcome.ts'

export const previewRevision = async (
  platform: Platform,
  caller: StaffCaller,
  requestId: string,
  { figures: payload }: z.output<typeof call.body>,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  await lookAtRequest(platform, caller, requestId)
  const loaded = await getCase(platform, requestId)
  const refusal = findProposalRefusal(loaded.request.state, circumstancesOf(loaded))
  if (refusal) throw revisionRefused(refusal)
  const result = await getRevisedResult(platform, loaded)
  const figures = payload ? changedFigures(result, payload) : null
  const revised = await revisedScore(platform, loaded, result, figures)
  return revisionOutcome(platform, loaded, revised, figures !== null, language)
}
