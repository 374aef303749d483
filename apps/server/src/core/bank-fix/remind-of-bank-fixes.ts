import { findSearchStep } from '@milgo/domain/bank-fix/account-search'
import { requestNumber } from '@milgo/domain/status/request-number'
import { queueLetter } from '../../outbox/queue-letter.ts'
import type { Platform } from '../../platform/platform.ts'
import { appendEntries } from '../ledger/append-entries.ts'
import { countMoney } from '../ledger/count-money.ts'
import { type BankFixNews, renderBankFix } from './render-bank-fix.ts'
import { findKnownCauses, findSearchPage, type StoredSearch } from './searches-repository.ts'

const page = 200

/**
 * Tells students whose payment came back, or whose award has no account, reminds them, and in the end records the award
 * as unclaimed. Each message goes out once, since its cause names it; of several reminders that came due while no server
 * ran, only the last one is sent.
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

/** One that fails is tried again in the next round, and is no reason to leave the others. */
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
    for (const message of missing) await queueLetter(tx, platform, { ...message, studentId })
    // Refused where an account was accepted meanwhile: then nothing is unclaimed.
    if (isOver)
      await appendEntries(tx, requestId, [{ kind: 'UNCLAIMED' }], { at: new Date(now), staffId: null })
  })
}
