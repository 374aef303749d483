import type { Platform } from '../../platform/platform.ts'
import { refuseOwnMoney } from '../ledger/refuse-own-money.ts'
import { actorOf, changeRequest } from '../requests/change-request.ts'
import { decideMove } from '../requests/decide-move.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import { circumstancesOf, numberOf } from '../requests/request-case.ts'
import { renderBankFix } from './render-bank-fix.ts'

/** Asks a student, in the name of finance, for another account. From then on the student may send one. */
export const askForBankFix = async (
  platform: Platform,
  staffId: string,
  requestId: string,
): Promise<{ readonly id: string }> => {
  await platform.database.read((db) => refuseOwnMoney(db, requestId, staffId))
  const actor = { kind: 'staff', id: staffId, role: 'FINANCE' } as const
  return changeRequest<{ readonly id: string }>(platform, actor, requestId, async (loaded) => {
    const { money } = circumstancesOf(loaded)
    const move = { event: 'ASK_FOR_BANK_FIX' } as const
    const decision = decideMove(platform.vault, loaded, actorOf(actor, loaded), move, {
      ...(money && { money }),
    })
    if (decision.does !== 'change') return decision
    const { student, request } = loaded
    const { language } = await lastSentOf(platform, loaded)
    const messages = renderBankFix(platform.config, language, 'asked', {
      email: student.email,
      phone: student.phone,
      number: numberOf(loaded),
      cause: `bank-fix-asked:${request.id}:${request.version}`,
    })
    return { does: 'change', answer: { id: request.id }, change: { ...decision.change, messages } }
  })
}
