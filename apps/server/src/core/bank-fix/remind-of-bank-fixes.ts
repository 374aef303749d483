import { findSearchStep } from '@milgo/domain/bank-fix/account-search'
import { requestNumber } from '@milgo/domain/status/request-number'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { Platform } from '../../platform/platform.ts'
import { appendEntries } from '../ledger/append-entries.ts'
import { countMoney } from '../ledger/count-money.ts'
import { type BankFixNews, renderBankFix } from './render-bank-fix.ts'
import { findKnownCauses, findSearchPage, lockWaitingFix, type StoredSearch } from './searches-repository.ts'

const page = 200

/**
 * Informs students whose payment was returned, or whose award has no account. Reminds them, and finally records the
 * award as unclaimed. Each message is sent once, because its cause is unique. If several reminders became due while no
 * server was running, only the last one is sent.
 */
export const remindOfBankFixes = async (platform: Platform): Promise<void> => {
  await countMoney(platform)
  for (let after: string | undefined; ; ) {
    const searches = await platform.database.read((db) => findSearchPage(db, platform.clock, after, page))
    for (const search of searches) await tryReminding(platform, search)
    after = searches.at(-1)?.requestId
    if (searches.length < page) return
  }
}

/** Reminds one student. A failure is logged and does not stop the others. The next run tries again. */
const tryReminding = async (platform: Platform, search: StoredSearch): Promise<void> => {
  try {
    await remind(platform, search)
  } catch (error) {
    platform.logger.warn({ err: error, request: search.requestId }, 'no reminder of a bank fix')
  }
}

const remind = async (platform: Platform, search: StoredSearch): Promise<void> => {
  const { requestId, number, periodCode, email, phone, language, studentId, now } = search
  const step = findSearchStep(
    {
      ...search,
      entries: search.entries.map(({ at, entry }) => ({ at: new Date(at), entry })),
      askedAt: search.askedAt === null ? null : new Date(search.askedAt),
      refusedAt: search.refusedAt === null ? null : new Date(search.refusedAt),
    },
    new Date(now),
  )
  if (!step) return
  const { news, reminder, isOver } = step
  const wanted: readonly (readonly [BankFixNews, string])[] = [
    ...(news ? [[news.kind, `bank-fix-${news.kind}:${requestId}:${news.entry}`] as const] : []),
    ...(reminder
      ? [
          [
            'reminder',
            `bank-fix-reminder:${requestId}:${reminder.since.toISOString()}:${reminder.number}`,
          ] as const,
        ]
      : []),
  ]
  const messages = wanted.flatMap(([kind, cause]) =>
    renderBankFix(platform.config, language, kind, {
      email,
      phone,
      number: requestNumber(periodCode, number),
      cause,
    }),
  )
  const known = await platform.database.read((db) =>
    findKnownCauses(
      db,
      messages.map(({ cause }) => String(cause)),
    ),
  )
  const missing = messages.filter(({ cause }) => !known.has(String(cause)))
  if (missing.length === 0 && !isOver) return
  await platform.database.transaction(async (tx) => {
    // The student may have sent an account since the list was read. Then the next run decides anew.
    if ((reminder || isOver) && (await lockWaitingFix(tx, requestId))) return
    for (const message of missing) await writeAndQueueMessage(tx, platform, { ...message, studentId })
    // The ledger refuses the entry if an account was accepted meanwhile. Then the award is not unclaimed.
    if (isOver)
      await appendEntries(tx, requestId, [{ kind: 'UNCLAIMED' }], { at: new Date(now), staffId: null })
  })
}
