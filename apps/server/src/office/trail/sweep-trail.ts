import type { Platform } from '../../platform/platform.ts'
import { lockChain } from '../../store/audit-chain-lock.ts'
import { findSweptEnd, sweepSeals } from './sealing-repository.ts'
import { anchorSignatureOf } from './trail-hashes.ts'

/**
 * Removes what the trail was stored for long enough, whole seals at a time, and leaves a signed anchor: the rest of the
 * chain still proves that nothing else is missing before it (decisions, section 13).
 */
export const sweepTrail = ({
  database,
  clock,
  vault,
  config,
}: Pick<Platform, 'database' | 'clock' | 'vault' | 'config'>): Promise<void> =>
  database.transaction(async (tx) => {
    await lockChain(tx)
    const end = await findSweptEnd(tx, clock, config.AUDIT_MONTHS)
    if (!end) return
    await sweepSeals(tx, clock, end, anchorSignatureOf(vault, end.number, end.hash, end.lastId))
  })
