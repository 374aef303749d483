import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { Trouble } from './read-refusal.ts'
import type { SavedStep } from './saved-steps.ts'

/** Somebody else, another tab or another device, was faster: both versions of one step, and nothing decided. */
export type Conflict<Id extends string> = {
  readonly step: FormStep<Id>
  readonly newer: SavedStep
  /** The questions that say otherwise here than the server had it, as far as the page knew, half-typed words included. */
  readonly changedHere: () => ReadonlySet<string>
}

export type KeeperState<Id extends string> = {
  /** Steps with answers that the server does not have. */
  readonly unsaved: ReadonlySet<Id>
  /** Whether a try is worth it for any of them; the others wait for another answer. */
  readonly isDue: boolean
  readonly isBusy: boolean
  /** Whether this browser has what the server does not. */
  readonly isStoredHere: boolean
  readonly savedAt: Date | undefined
  /** Why the last try did not succeed. */
  readonly trouble: Trouble | undefined
  readonly conflict: Conflict<Id> | undefined
  readonly hasRequest: boolean
}

export const isSameState = <Id extends string>(one: KeeperState<Id>, other: KeeperState<Id>): boolean =>
  (Object.keys(one) as (keyof KeeperState<Id>)[]).every((part) => Object.is(one[part], other[part]))
