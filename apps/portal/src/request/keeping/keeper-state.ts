import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { SaveFailure } from './read-refusal.ts'
import type { SavedStep } from './saved-steps.ts'

/**
 * Another tab, another device or a staff member has saved the step in a newer version, and the student has not decided
 * yet.
 */
export type Conflict<Id extends string> = {
  readonly step: FormStep<Id>
  readonly newer: SavedStep
  /**
   * Returns the questions whose answers on this page differ from the server's version that the page is based on, and
   * those with half-typed texts.
   */
  readonly changedHere: () => ReadonlySet<string>
}

export type KeeperState<Id extends string> = {
  /** Steps with answers that the server does not have. */
  readonly unsaved: ReadonlySet<Id>
  /**
   * Whether another try is worth it for any unsaved step. A refused step is not tried again before its answers change.
   */
  readonly isDue: boolean
  readonly isBusy: boolean
  /** Whether the browser's storage has everything that the server does not have. */
  readonly isStoredHere: boolean
  readonly savedAt: Date | undefined
  /** Why the last save failed, or that a text is half typed. */
  readonly failure: SaveFailure | undefined
  readonly conflict: Conflict<Id> | undefined
  readonly hasRequest: boolean
}

export const isSameState = <Id extends string>(one: KeeperState<Id>, other: KeeperState<Id>): boolean =>
  (Object.keys(one) as (keyof KeeperState<Id>)[]).every((part) => Object.is(one[part], other[part]))
