import { askForBankFix as askCall } from '@milgo/contracts/office/ask-for-bank-fix'
import { decideBankFix as decideCall } from '@milgo/contracts/office/decide-bank-fix'
import { declarePayeeConflict as conflictCall } from '@milgo/contracts/office/declare-payee-conflict'
import { listBankFixes as listCall } from '@milgo/contracts/office/list-bank-fixes'
import { listStudentsToAsk as toAskCall } from '@milgo/contracts/office/list-students-to-ask'
import { viewAccountConfirmation } from '@milgo/contracts/office/view-account-confirmation'
import type { FastifyInstance } from 'fastify'
import { askForBankFix } from '../../core/bank-fix/ask-for-bank-fix.ts'
import { decideBankFix } from '../../core/bank-fix/decide-bank-fix.ts'
import { declarePayeeConflict } from '../../core/bank-fix/declare-payee-conflict.ts'
import { listBankFixes, listStudentsToAsk } from '../../core/bank-fix/list-bank-fixes.ts'
import { revealWaitingAccount } from '../../core/bank-fix/reveal-waiting-account.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentView } from '../review/document-view.ts'

export const bankFixRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, ({ caller, body }) => listBankFixes(platform, caller.id, body))
  registerCall(app, platform, toAskCall, ({ caller, body }) => listStudentsToAsk(platform, caller.id, body))
  registerCall(app, platform, conflictCall, ({ caller, params }) =>
    declarePayeeConflict(platform, caller.id, params.id),
  )
  registerCall(app, platform, viewAccountConfirmation, async ({ caller, params, body }) => {
    const revealed = await revealWaitingAccount(platform, caller.id, params.id, body.account_id)
    const { account, fileName, file, now } = revealed
    const view = documentView(platform, caller, fileName, file, now)
    return {
      document: { ...view, original_file_name: file.originalName },
      bank: account.bank,
      branch: account.branch,
      account_number: account.accountNumber,
    }
  })
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
