import { askForBankFix as askCall } from '@milgo/contracts/office/ask-for-bank-fix'
import { decideBankFix as decideCall } from '@milgo/contracts/office/decide-bank-fix'
import { listBankFixes as listCall } from '@milgo/contracts/office/list-bank-fixes'
import type { FastifyInstance } from 'fastify'
import { askForBankFix } from '../../core/bank-fix/ask-for-bank-fix.ts'
import { decideBankFix } from '../../core/bank-fix/decide-bank-fix.ts'
import { listBankFixes } from '../../core/bank-fix/list-bank-fixes.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'

export const bankFixRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ body }) => listBankFixes(platform, body.period))
  registerCall(app, platform, askCall, ({ caller, params }) => askForBankFix(platform, caller.id, params.id))
  registerCall(app, platform, decideCall, ({ caller, params, body }) =>
    decideBankFix(platform, caller.id, params.id, {
      accountId: body.account_id,
      outcome: body.outcome,
      reason: body.reason ?? null,
      note: body.note ?? null,
    }),
  )
}
