import { randomUUID } from 'node:crypto'
import { addEntry } from '@milgo/domain/ledger/add-entry'
import type { Ledger, LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { findAccount, moneyOf } from '@milgo/domain/ledger/money'
import { bankReference, orderReference } from '@milgo/domain/payment/order-reference'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { LivedEvent } from '@milgo/testing/live-request'
import {
  type BankAccount,
  findSentAccount,
  hashAccount,
  isSentSponsored,
  sealAccount,
} from '../core/ledger/bank-account.ts'
import { sealPayee } from '../core/ledger/sealed-payee.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import type { PlacedOrder } from './seed-batches.ts'
import type { SeedContext } from './seed-context.ts'
import type { Sent } from './seed-results.ts'

/**
 * A row of a payment batch. It needs the number that the database gives the request, because the encrypted payee
 * contains it.
 */
export type SeedOrder = { readonly requestId: string; readonly rowOf: (number: number) => CopiedRow }

type SeedAccount = {
  readonly id: string
  readonly source: 'SENT' | 'FIX'
  readonly account: BankAccount
  readonly createdAt: Date
  accepted: { readonly at: Date; readonly by: string | null } | null
}

type Written = { readonly entry: LedgerEntry; readonly at: Date; readonly staffId: string | null }

type MoneyRows = {
  readonly ledgers: readonly CopiedRow[]
  readonly bank_accounts: readonly CopiedRow[]
  readonly ledger_entries: readonly CopiedRow[]
  readonly orders: readonly SeedOrder[]
  /** The numbers of the entries of returned payments. */
  readonly returns: readonly { readonly entry: number; readonly at: Date }[]
}

const noMoney: MoneyRows = { ledgers: [], bank_accounts: [], ledger_entries: [], orders: [], returns: [] }

type MoneyContext = Pick<SeedContext, 'vault' | 'batches'>
/** The reason of every returned payment in demo histories. */
const returnReason = 'ACCOUNT_CLOSED'

/** Builds the ledger that leads to the events of a request. Each entry is added by the rules of the ledger. */
export const moneyRows = ({ vault, batches }: MoneyContext, sent: Sent): MoneyRows => {
  const { lived, requestId, snapshot, score } = sent
  const isSponsored = isSentSponsored(snapshot)
  const account = findSentAccount(snapshot)
  const accounts: SeedAccount[] = []
  const orders: SeedOrder[] = []
  const written: Written[] = []
  const ledger = (): Ledger => written.map(({ entry }) => entry)
  const add = (at: Date, staffId: string | null, entry: LedgerEntry): void => {
    const outcome = addEntry(ledger(), entry, isSponsored)
    if (!outcome.isAllowed) throw new Error(`The ledger refuses ${entry.kind}: ${outcome.refusal}`)
    written.push({ entry, at, staffId })
  }
  const send = (createdAt: Date, source: SeedAccount['source']): void => {
    if (!account) return
    const own = source === 'SENT' ? account : { ...account, accountNumber: `${account.accountNumber}1` }
    accounts.push({ id: randomUUID(), source, account: own, createdAt, accepted: null })
  }
  /** Accepts the account that was sent last. */
  const accept = (at: Date, staffId: string | null): void => {
    const last = accounts.at(-1)
    if (!last) return
    last.accepted = { at, by: staffId }
    add(at, staffId, { kind: 'ACCOUNT_ACCEPTED', account: last.id })
  }
  const pay = ({ at, actorId }: LivedEvent, result: 'PAID' | 'RETURNED'): void => {
    const now = ledger()
    const entitled = written.findLast(({ entry }) => entry.kind === 'ENTITLEMENT')
    const accountId = findAccount(now)
    if (!entitled || !account || accountId === undefined) throw new Error('Nothing can be paid')
    const { due: amount } = moneyOf(now, isSponsored)
    const reason = result === 'PAID' ? null : returnReason
    const placed = batches.place({ id: sent.periodId, code: sent.period.code }, entitled.at, {
      requestId,
      at,
      amount,
      result,
      reason,
    })
    const { batch, sequence, resultAt } = placed
    const order = orderReference(batch.code, sequence)
    add(batch.exportedAt, batch.exportedBy, {
      kind: 'ORDER',
      order,
      batch: batch.code,
      amount,
      account: accountId,
      reissues: [],
    })
    add(resultAt, actorId, { kind: 'RESULT', order, result, reason: reason ?? '' })
    orders.push(orderOf({ vault }, sent, placed, { amount, accountId, account, result }))
  }
  for (const event of lived.events) {
    const { at, actorId } = event
    switch (event.event) {
      case 'PUBLISH': {
        const isScored = lived.events.some((past) => past.event === 'COMPUTE' && past.at <= at)
        const { award } = score()
        if (!isScored || award === 0) break
        if (accounts.length === 0) {
          send(at, 'SENT')
          accept(at, null)
        }
        add(at, null, { kind: 'ENTITLEMENT', scoreVersion: 1, award })
        break
      }
      case 'PAYMENT_CONFIRMED':
        pay(event, 'PAID')
        break
      case 'ACCOUNT_NEEDED':
        pay(event, 'RETURNED')
        break
      case 'FIX_BANK_DETAILS':
        send(at, 'FIX')
        break
      case 'ACCEPT_BANK_FIX':
        accept(at, actorId)
        break
    }
  }
  const [first] = written
  if (!first) return noMoney
  return {
    ledgers: [[requestId, isSponsored ? 't' : 'f', first.at.toISOString()]],
    bank_accounts: accounts.map((one) => accountRow(vault, sent, one)),
    ledger_entries: written.map(({ entry, at, staffId }, place) => [
      requestId,
      String(place + 1),
      at.toISOString(),
      entry.kind,
      JSON.stringify(entry),
      staffId,
    ]),
    orders,
    returns: written.flatMap(({ entry, at }, place) =>
      entry.kind === 'RESULT' && entry.result === 'RETURNED' ? [{ entry: place + 1, at }] : [],
    ),
  }
}

/** Builds the row of an account. A bank fix is confirmed by the file that was sent with the request. */
const accountRow = (
  vault: MoneyContext['vault'],
  { requestId, snapshot }: Pick<Sent, 'requestId' | 'snapshot'>,
  { id, source, account, createdAt, accepted }: SeedAccount,
): CopiedRow => {
  const { bankAccountReference: file } = sentAnswers(snapshot)
  return [
    id,
    requestId,
    sealAccount(vault, id, account),
    hashAccount(vault, account),
    source,
    createdAt.toISOString(),
    source === 'FIX' && typeof file === 'string' ? file : null,
    accepted?.at.toISOString() ?? null,
    accepted?.by ?? null,
  ]
}

type Paid = {
  readonly amount: number
  readonly accountId: string
  readonly account: BankAccount
  readonly result: 'PAID' | 'RETURNED'
}

const orderOf = (
  { vault }: Pick<MoneyContext, 'vault'>,
  { requestId, name, identityNumber, period }: Sent,
  { batch, sequence }: PlacedOrder,
  { amount, accountId, account, result }: Paid,
): SeedOrder => ({
  requestId,
  rowOf: (number) => [
    batch.id,
    String(sequence),
    orderReference(batch.code, sequence),
    bankReference(batch.periodId, batch.number, sequence),
    requestId,
    String(amount),
    accountId,
    hashAccount(vault, account),
    sealPayee(vault, batch.id, sequence, {
      name,
      requestNumber: requestNumber(period.code, number),
      identityNumber,
      ...account,
    }),
    result,
    result === 'RETURNED' ? returnReason : null,
  ],
})
