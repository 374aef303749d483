import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { Period } from '@milgo/domain/period/period'
import type { Cast } from '@milgo/testing/live-request'
import type { History } from '@milgo/testing/request-histories'
import type { Vault } from '../platform/crypto/vault.ts'
import type { Platform } from '../platform/platform.ts'
import type { TemplateText } from '../store/template-text.ts'
import type { SeedDictionaries } from './dictionaries.ts'
import type { SeedFile } from './document-pool.ts'
import type { SeedBatches } from './seed-batches.ts'

export type SeedPeriod = {
  readonly id: number
  readonly values: Period
  /** When its results were published; null while it is open. */
  readonly publishedAt: Date | null
  /** When everything in it had happened; without it, now. */
  readonly until?: Date
}

/** The texts of messages, and what they say about the installation. */
export type SeedLetters = {
  readonly config: Platform['config']
  readonly templates: ReadonlyMap<MessageTemplate, TemplateText>
}

export type SeedContext = {
  readonly vault: Vault
  readonly dictionaries: SeedDictionaries
  readonly passwordHash: string
  readonly cast: Cast
  readonly now: Date
  /** The payment batches that orders of this world are added to. */
  readonly batches: Pick<SeedBatches, 'place'>
  readonly letters: SeedLetters
}

export type RequestPlan = {
  /** The number of the demo person. */
  readonly number: number
  readonly seed: number
  readonly period: SeedPeriod
  readonly history: History
  /** Returns the stored file that answers a question. */
  readonly fileFor: (questionId: string) => SeedFile
  /** Whether the files belong to this student; shared files belong to another one. */
  readonly ownsFiles: boolean
  /** Whether the student has the messages that the history caused. */
  readonly hasMessages?: boolean
}
