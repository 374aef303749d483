import type { Platform } from '../../platform/platform.ts'
import { lockChain } from '../../store/audit-chain-lock.ts'
import { findSweptEnd, sweepSeals } from './sealing-repository.ts'
import { anchorSignatureOf } from './trail-hashes.ts'

/**
 * Removes entries after the retention time, whole seals at a time, and writes a signed anchor. The rest of the chain
 * still proves that nothing else is missing (decisions, section 13).
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
