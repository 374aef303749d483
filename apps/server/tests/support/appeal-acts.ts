import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { publishRequest } from '@milgo/domain/status/publish-request'
import { beforeAll } from 'vitest'
import { recordEntitlement } from '../../src/core/ledger/record-entitlement.ts'
import { changeRequest } from '../../src/core/requests/change-request.ts'
import { moveRequestAs } from '../../src/core/requests/move-request-as.ts'
import { AppError } from '../../src/errors.ts'
import { registrationPeriods } from '../../src/store/schema.ts'
import { core } from './accounts.ts'
import type { mendingOn } from './mend-account.ts'
import { LedgerRefused, type Payer, type usePaymentBench } from './payment-bench.ts'

/** The appeal date in the letters of students who are to appeal; for others it is over. */
export const appealUntil = '2026-02-15T10:00:00.000Z'

/** A snapshot without a bank account, as after its erasure, or because the account is already in the ledger. */
const sent: Snapshot = {
  format: 2,
  period: '2025',
  rulesVersion: '1',
  language: 'he',
  submittedAt: '2026-01-01T10:00:00.000Z',
  answers: {},
  sections: [{ id: 'bank', title: '', lines: [] }],
  documents: [],
}

/** Appeals of students with an award. Each step uses the real call or use case. */
export const appealsOn = (
  { at, ledgerOf, member }: ReturnType<typeof usePaymentBench>,
  mending: ReturnType<typeof mendingOn>,
) => {
  beforeAll(async () => {
    await at.server.database.transaction((tx) =>
      tx
        .update(registrationPeriods)
        .set({ appealsFrom: new Date('2025-12-01'), appealsTo: new Date('2026-01-02'), appealDays: 10 }),
    )
  })
  let manager: Payer | undefined

  /** Writes an award like a publication or a revision does. */
  const award = async (requestId: string, amount: number) => {
    const { platform, database } = at.server
    const { entries } = await ledgerOf(requestId)
    const scoreVersion = entries.filter(({ kind }) => kind === 'ENTITLEMENT').length + 1
    const wish = { requestId, snapshot: sent, scoreVersion, award: amount, at: new Date() }
    await database.transaction((tx) => recordEntitlement(platform, tx, wish)).catch(asRefusal)
  }

  const asRefusal = (error: unknown): never => {
    if (error instanceof Error && error.message.startsWith('The ledger refuses the award'))
      throw new LedgerRefused(error.message)
    throw error
  }

  /** Publishes like `publishResult`, without the letter, because these students have no stored application. */
  const publish = (requestId: string) =>
    changeRequest<undefined>(at.server.platform, { kind: 'system' }, requestId, async ({ request, now }) => {
      const publication = { at: now, printedAppealDate: null }
      const state = publishRequest(request.state, { role: 'SYSTEM' }, publication)
      return state
        ? { does: 'change', answer: undefined, change: { event: 'PUBLISH', state } }
        : { does: 'refuse', refusal: new AppError('MOVE_NOT_ALLOWED') }
    })

  const decide = async (requestId: string, event: 'APPROVE_APPEAL' | 'DENY_APPEAL') => {
    manager ??= await member('manager')
    const actor = { kind: 'staff', role: 'MANAGER', id: manager.id } as const
    const move = { event, reason: 'OTHER' }
    await moveRequestAs(at.server.platform, actor, requestId, move, { hasCompleteFigures: true })
  }

  const bySystem = (requestId: string, event: 'QUEUE_APPEAL' | 'COMPUTE') =>
    moveRequestAs(at.server.platform, { kind: 'system' }, requestId, { event })

  return {
    award,
    /** Appeals as the student. Returns false if the student may not. */
    appeal: async (requestId: string): Promise<boolean> => {
      const answer = await at.server.app.inject({
        method: 'POST',
        url: `${core}/appeal/create-appeal`,
        headers: await mending.headersOf(requestId),
        payload: {
          user_request_id: requestId,
          type: 'RESULT_APPEAL',
          grounds: ['OTHER'],
          details: 'The income was lower',
          documents: '[]',
        },
      })
      return answer.statusCode === 200
    },
    /** Denies the appeal as a manager, and publishes the result. */
    deny: async (requestId: string): Promise<void> => {
      await decide(requestId, 'DENY_APPEAL')
      await publish(requestId)
    },
    /** Grants the appeal as a manager, computes it, and publishes the result with the new award. */
    grant: async (requestId: string, amount: number): Promise<void> => {
      await decide(requestId, 'APPROVE_APPEAL')
      await bySystem(requestId, 'QUEUE_APPEAL')
      await bySystem(requestId, 'COMPUTE')
      await publish(requestId)
      await award(requestId, amount)
    },
  }
}
