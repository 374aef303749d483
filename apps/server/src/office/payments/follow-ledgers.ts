import { type Money, moneyOf } from '@milgo/domain/ledger/money'
import { findLedgerEvent, type LedgerEvent } from '@milgo/domain/payment/ledger-event'
import { changeRequest, type RequestActor } from '../../core/requests/change-request.ts'
import { getCase } from '../../core/requests/get-case.ts'
import { moveLoaded } from '../../core/requests/move-request-as.ts'
import type { OpenCase } from '../../core/requests/request-case.ts'
import type { Platform } from '../../platform/platform.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { findLedger } from '../../store/stored-ledger.ts'
import { type FollowUp, findFixAccounts, findFollowUps, removeFollowUp } from './follow-repository.ts'

const page = 100
const lanes = 4

/**
 * Updates the statuses of requests whose ledgers have changed. An act of finance does up to a page itself. The job does
 * the rest, and what a crash has left.
 */
export const followLedgers = async (platform: Platform, most = page): Promise<number> => {
  let done = 0
  let after = lowestId
  while (done < most) {
    const waiting = await platform.database.read((db) => findFollowUps(db, after, page))
    const queue = [...waiting]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await tryFollowing(platform, next)
    }
    await Promise.all(Array.from({ length: lanes }, work))
    done += waiting.length
    after = waiting.at(-1)?.requestId ?? after
    if (waiting.length < page) return done
  }
  return done
}

/** Updates one status. A failure is logged and tried again in the next round, so that it does not stop the others. */
const tryFollowing = async (platform: Platform, followUp: FollowUp): Promise<void> => {
  try {
    await follow(platform, followUp)
  } catch (error) {
    platform.logger.warn({ err: error, request: followUp.requestId }, 'status does not follow its ledger')
  }
}

const follow = async (platform: Platform, followUp: FollowUp): Promise<void> => {
  const { requestId, staffId } = followUp
  const asked = await findAsked(platform, await getCase(platform, requestId), staffId)
  if (asked) {
    const { id } = asked.actor
    const actor: RequestActor =
      id === null ? { kind: 'system' } : { kind: 'staff', id, role: 'FINANCE', hasActed: true }
    await changeRequest<unknown>(platform, actor, requestId, async (loaded) => {
      const still = await findAsked(platform, loaded, staffId)
      return still?.event === asked.event
        ? moveLoaded(platform, loaded, actor, { event: still.event }, { money: still.money })
        : { does: 'answer', answer: undefined }
    })
  }
  await platform.database.statement((db) => removeFollowUp(db, followUp))
}

/** Returns the event that the ledger requires now; undefined if the status already fits. */
const findAsked = async (
  { database }: Pick<Platform, 'database'>,
  { request, now, period }: OpenCase,
  staffId: string | null,
): Promise<(LedgerEvent & { readonly money: Money }) | undefined> => {
  const [ledger, accounts] = await database.read(
    async (db) => [await findLedger(db, request.id), await findFixAccounts(db, request.id)] as const,
  )
  if (!ledger) return undefined
  const { entries, isSponsored } = ledger
  const money = moneyOf(entries, isSponsored)
  const event = findLedgerEvent(request.state, { money, isSponsored, accounts }, { now, period }, staffId)
  return event && { ...event, money }
}
