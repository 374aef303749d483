import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Links } from './crypto/links.ts'
import type { Passwords } from './crypto/passwords.ts'
import type { Tokens } from './crypto/tokens.ts'
import type { Vault } from './crypto/vault.ts'
import type { Database } from './database/database.ts'
import type { FairQueue } from './fair-queue.ts'
import type { Admission } from './http/admission.ts'
import type { Admit } from './http/caller.ts'
import type { Images } from './images/image-workers.ts'
import type { PdfMaker } from './pdf/pdf-maker.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Scanner } from './scan/scanner.ts'
import type { Spool } from './storage/spool.ts'
import type { Store } from './storage/store.ts'

/** Everything that use cases depend on. Tests pass their own. */
export type Platform = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  /** For errors of work for which no caller waits. */
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly admit: Admit
  readonly admission: Admission
  readonly vault: Vault
  readonly tokens: Tokens
  readonly passwords: Passwords
  readonly limits: RateLimits
  readonly links: Links
  readonly spool: Spool
  /**
   * Limits the uploads at the same time, each from its first byte to its answer. No upload waits: it is refused at
   * once.
   */
  readonly uploads: FairQueue
  readonly store: Store
  /**
   * Limits the checks of files at the same time, because a large spreadsheet uses a processor for seconds. Students
   * take turns.
   */
  readonly checks: FairQueue
  readonly images: Images
  readonly pdf: PdfMaker
  /** Undefined if no scanner is configured. Files are then marked as unscanned. */
  readonly scanner: Scanner | undefined
}
