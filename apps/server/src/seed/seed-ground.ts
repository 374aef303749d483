import type { Period } from '@milgo/domain/period/period'
import type { Cast } from '@milgo/testing/live-request'
import type { History } from '@milgo/testing/request-histories'
import type { Vault } from '../platform/crypto/vault.ts'
import type { SeedDictionaries } from './dictionaries.ts'
import type { SeedFile } from './document-pool.ts'
import type { SeedBatches } from './seed-batches.ts'

export type SeedPeriod = {
  readonly id: number
  readonly values: Period
  /** When its results were published; null while it is open. */
  readonly publishedAt: Date | null
}

export type SeedGround = {
  readonly vault: Vault
  readonly dictionaries: SeedDictionaries
  readonly passwordHash: string
  readonly cast: Cast
  readonly now: Date
  /** The payment batches that orders of this world go into. */
  readonly batches: Pick<SeedBatches, 'place'>
}

export type RequestPlan = {
  /** Which demo person it is. */
  readonly number: number
  readonly seed: number
  readonly period: SeedPeriod
  readonly history: History
  /** The stored file that answers a question. */
  readonly fileFor: (questionId: string) => SeedFile
  /** Whether the files belong to this student; those of the pool belong to another. */
  readonly ownsFiles: boolean
}
