import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import { createLinks } from './crypto/links.ts'
import { readSecrets } from './crypto/secrets.ts'
import { createTokens } from './crypto/tokens.ts'
import { createVault } from './crypto/vault.ts'
import type { Database } from './database/database.ts'
import { createFairQueue } from './fair-queue.ts'
import { createAdmission } from './http/admission.ts'
import type { Admit } from './http/caller.ts'
import { otherAccount } from './images/image-account.ts'
import { createImageWorkers } from './images/image-workers.ts'
import { createPdfMaker } from './pdf/pdf-maker.ts'
import type { Platform } from './platform.ts'
import { createRateLimits } from './rate-limits.ts'
import { clamavScanner } from './scan/clamav.ts'
import { createSpool } from './storage/spool.ts'

type Parts = Pick<Platform, 'logger' | 'passwords' | 'store'> & {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly createAdmit: (
    dependencies: Pick<Platform, 'database' | 'clock' | 'tokens' | 'limits' | 'vault' | 'config'>,
  ) => Admit
}

/** Creates everything that use cases depend on, from the settings and the opened parts. */
export const createPlatform = ({ createAdmit, ...parts }: Parts): Platform => {
  const secrets = readSecrets(parts.config)
  const vault = createVault(secrets)
  const tokens = createTokens(secrets.TOKEN_SECRET)
  const limits = createRateLimits(parts.config, vault)
  const { SCANNER_SOCKET, IMAGE_PROCESSES, IMAGE_UID, UPLOADS_AT_ONCE, STUDENT_UPLOADS_AT_ONCE, dataDir } =
    parts.config
  const uploadsFolder = join(dataDir, 'uploads')
  return {
    ...parts,
    vault,
    tokens,
    limits,
    links: createLinks(secrets.LINK_SECRET),
    // On the same file system as the default store, so that storing a file is only a rename.
    spool: createSpool({ folder: uploadsFolder }),
    uploads: createFairQueue(
      { atOnce: UPLOADS_AT_ONCE, longestQueue: 0 },
      { atOnce: STUDENT_UPLOADS_AT_ONCE, longestQueue: 0 },
    ),
    checks: createFairQueue({ atOnce: 2, longestQueue: 200 }, { atOnce: 1, longestQueue: 20 }),
    images: createImageWorkers({
      atOnce: IMAGE_PROCESSES,
      folder: uploadsFolder,
      account: otherAccount(IMAGE_UID),
    }),
    pdf: createPdfMaker(),
    scanner: SCANNER_SOCKET === undefined ? undefined : clamavScanner({ address: SCANNER_SOCKET }),
    admission: createAdmission({ config: parts.config, database: parts.database, tokens, vault }),
    admit: createAdmit({ ...parts, tokens, limits, vault }),
  }
}
