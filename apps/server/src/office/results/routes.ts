import { activateRules as activateCall } from '@milgo/contracts/office/activate-rules'
import { computeRequestAgain } from '@milgo/contracts/office/compute-request-again'
import { computeResults as computeCall } from '@milgo/contracts/office/compute-results'
import { getResultScores } from '@milgo/contracts/office/get-result-scores'
import { getResultsOverview } from '@milgo/contracts/office/get-results-overview'
import { listTierMoves } from '@milgo/contracts/office/list-tier-moves'
import { proposeRules as proposeCall } from '@milgo/contracts/office/propose-rules'
import { withdrawRules as withdrawCall } from '@milgo/contracts/office/withdraw-rules'
import type { FastifyInstance } from 'fastify'
import { computeAgain } from '../../core/results/compute-again.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { activateRules } from './activate-rules.ts'
import { computeResults } from './compute-results.ts'
import { getOverview } from './get-overview.ts'
import { getScores } from './get-scores.ts'
import { listMoves } from './list-moves.ts'
import { proposeRules } from './propose-rules.ts'
import { withdrawRules } from './withdraw-rules.ts'

export const resultsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, getResultsOverview, ({ caller, body }) =>
    getOverview(platform, caller.id, body.period),
  )
  registerCall(app, platform, getResultScores, ({ caller, body, language }) =>
    getScores(platform, caller.id, body.period, language),
  )
  registerCall(app, platform, listTierMoves, ({ caller, body }) => listMoves(platform, caller.id, body))
  registerCall(app, platform, computeCall, ({ caller, body }) => computeResults(platform, caller, body))
  registerCall(app, platform, computeRequestAgain, async ({ caller, params }) => {
    await lookAtRequest(platform, caller, params.id)
    const { version, rulesVersion, total, award } = await computeAgain(platform, caller.id, params.id)
    return { version, rules_version: rulesVersion, total, award }
  })
  registerCall(app, platform, proposeCall, ({ caller, body }) => proposeRules(platform, caller, body))
  registerCall(app, platform, activateCall, ({ caller, body }) => activateRules(platform, caller, body))
  registerCall(app, platform, withdrawCall, ({ caller, body }) => withdrawRules(platform, caller, body))
}
