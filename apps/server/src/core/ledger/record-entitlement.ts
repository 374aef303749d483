import { randomUUID } from 'node:crypto'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { moneyOf } from '@milgo/domain/ledger/money'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFollowUps } from '../../store/ledger-follow-ups.ts'
import { addBankAccount, lockLedger, openLedger } from '../../store/stored-ledger.ts'
import { appendEntries } from './append-entries.ts'
import { findSentAccount, hashAccount, isSentSponsored, sealAccount } from './bank-account.ts'

export type Entitlement = {
  readonly requestId: string
  readonly snapshot: Snapshot
  readonly scoreVersion: number
  readonly award: number
  readonly at: Date
}

/** Writes a published award into the ledger. The first award opens the ledger, with the account that was sent. */
export const recordEntitlement = async (
  { vault }: Pick<Platform, 'vault'>,
  tx: Queryable,
  { requestId, snapshot, scoreVersion, award, at }: Entitlement,
): Promise<void> => {
  const before = await lockLedger(tx, requestId)
  if (!before && award === 0) return
  const by = { at, staffId: null }
  const entries: LedgerEntry[] = []
  if (!before) await openLedger(tx, { requestId, isSponsored: isSentSponsored(snapshot), openedAt: at })
  const sent = findSentAccount(snapshot)
  // The account that was sent is added only once, because it may have been replaced, erased or found unpayable since.
  if (sent && !before?.entries.some(({ kind }) => kind === 'ACCOUNT_ACCEPTED' || kind === 'ACCOUNT_ERASED')) {
    const id = randomUUID()
    await addBankAccount(tx, {
      id,
      requestId,
      sealed: sealAccount(vault, id, sent),
      lookupHash: hashAccount(vault, sent),
      source: 'SENT',
      createdAt: at,
      acceptedAt: at,
    })
    entries.push({ kind: 'ACCOUNT_ACCEPTED', account: id })
  }
  const appended = await appendEntries(
    tx,
    requestId,
    [...entries, { kind: 'ENTITLEMENT', scoreVersion, award }],
    by,
  )
  if (!appended.isAllowed) throw new Error(`The ledger refuses the award: ${appended.refusal}`)
  const { due, inFlight } = moneyOf(appended.ledger, appended.isSponsored)
  // A student who was asked for an account, and has nothing to get any more, is not asked any longer.
  if (due === 0 && inFlight === 0) await addFollowUps(tx, [requestId], null)
}
