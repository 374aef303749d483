import type { Answers } from '@milgo/domain/answers/answer'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { RefusedItem } from '@milgo/form/server-refusal.ts'
import type { StepRefusal } from './read-refusal.ts'
import type { SaveErrors } from './save-errors.ts'
import type { SavedStep } from './saved-steps.ts'
import type { StepAnswer } from './send-step.ts'
import type { ServerSteps } from './server-steps.ts'

/**
 * How a call ended: the server answered it; the server had the answers before; the server refused answers; it refused
 * because the page is outdated; or nothing was saved.
 */
export type Outcome = { readonly answer: StepAnswer } | 'saved before' | 'refused' | 'outdated' | 'not sent'

export type Does = 'save' | 'submit'

/**
 * A task, with the id under which its caller waits for the result. The steps in `left` are still to be looked at, one
 * after the other.
 */
export type Task<Id extends string> =
  /** Saves every unsaved step. After a submit (`submitted`): saves what the submit did not carry. */
  | {
      readonly kind: 'save'
      readonly id: number
      readonly left: readonly FormStep<Id>[]
      readonly submitted?: Outcome
    }
  /** Saves the unsaved steps in `left`, then hands the step in. */
  | {
      readonly kind: 'submit'
      readonly id: number
      readonly left: readonly FormStep<Id>[]
      readonly step: FormStep<Id>
    }
  /** Reads what the server has of a step. */
  | { readonly kind: 'read'; readonly id: number; readonly step: FormStep<Id> }

export type TaskResult = Outcome | boolean | undefined

/** A call that is under way, and the page's answers when it was sent. */
export type Call<Id extends string> = {
  readonly does: Does
  readonly task: Task<Id>
  readonly step: FormStep<Id>
  readonly sent: Answers
  readonly version: number
  /** Whether the call changes answers that the page shows. */
  readonly changesShown: boolean
}

/** What the keeper is doing. A task starts only in `idle`, and at most one call is under way. */
export type Activity<Id extends string> =
  | { readonly is: 'idle' }
  | ({ readonly is: 'calling' } & Call<Id>)
  /**
   * Reads a step. With `submitted`: reads it after a submit whose version was not made by this page, before the submit
   * ends with that outcome.
   */
  | {
      readonly is: 'reading'
      readonly task: Task<Id>
      readonly step: FormStep<Id>
      readonly submitted?: Outcome
    }
  /** A call has ended. The page shows its outcome before the next call is sent. */
  | ({ readonly is: 'called'; readonly outcome: Outcome } & Pick<Call<Id>, 'does' | 'task' | 'step'>)

/** A step that another page has saved in a newer version. Nothing of the step is saved before the student decides. */
export type OpenConflict<Id extends string> = { readonly step: FormStep<Id>; readonly newer: SavedStep }

export type KeeperMachine<Id extends string> = {
  readonly activity: Activity<Id>
  /** Tasks that have not started yet, in their order. */
  readonly waiting: readonly Task<Id>[]
  readonly server: ServerSteps<Id>
  /** Steps with answers that the server does not have. */
  readonly unsaved: ReadonlySet<Id>
  readonly errors: SaveErrors<Id>
  /** At most one for each step. The student decides them one after the other. */
  readonly conflicts: readonly OpenConflict<Id>[]
  readonly isStored: boolean
  readonly savedAt: Date | undefined
  readonly hasRequest: boolean
}

/** The page at the moment of an event. */
export type Page = {
  readonly answers: Answers
  readonly shown: ReadonlySet<string>
  /** The questions whose fields contain half-typed texts, with their sections. */
  readonly malformed: readonly { readonly section: string; readonly questionId: string }[]
  /** Returns the contents of all fields, half-typed texts included. */
  readonly entered: () => Answers
  readonly now: Date
}

/** An event: a change of the form, a request for a task, or the end of a call. */
export type Happened<Id extends string> =
  | { readonly type: 'changed'; readonly sections: readonly string[] }
  | { readonly type: 'ticked'; readonly isActing: boolean; readonly id: number }
  | { readonly type: 'online' }
  | { readonly type: 'asked'; readonly task: Task<Id> }
  /** The next task may start, if none is under way. */
  | { readonly type: 'turnCame' }
  | { readonly type: 'answered'; readonly answer: StepAnswer }
  | { readonly type: 'refused'; readonly refusal: StepRefusal<Id> }
  /** `newer` is undefined where the server could not be reached. */
  | { readonly type: 'read'; readonly newer: SavedStep | undefined }
  /** The page shows the outcome of the last call. */
  | { readonly type: 'shown' }
  /** The student has chosen the questions whose answers are taken from the server. */
  | { readonly type: 'decided'; readonly taken: ReadonlySet<string>; readonly id: number }
  /** The fields show the decided answers. */
  | { readonly type: 'settled'; readonly step: FormStep<Id>; readonly id: number }
  | { readonly type: 'stored'; readonly isStored: boolean }

export type KeeperEvent<Id extends string> = Happened<Id> & { readonly page: Page }

export type KeeperCommand<Id extends string> =
  | { readonly do: 'send'; readonly call: Call<Id>; readonly seen?: Readonly<Record<string, number>> }
  | { readonly do: 'read'; readonly step: FormStep<Id> }
  /**
   * Enters answers into the fields of a step. Where a text is half typed, the question's answer is the one of `before`.
   */
  | {
      readonly do: 'enter'
      readonly step: FormStep<Id>
      readonly entered: Answers
      readonly before?: Answers
    }
  /** Shows what the server refused, in place of earlier refusals of these sections, or of all sections. */
  | { readonly do: 'refuse'; readonly items: readonly RefusedItem[]; readonly sections?: readonly string[] }
  /** Calls `onSaved`: the server has these answers. */
  | {
      readonly do: 'noteSaved'
      readonly step: FormStep<Id>
      readonly answers: Answers
      readonly version: number
    }
  /** Writes what the server does not have to the browser's storage. */
  | { readonly do: 'store' }
  /** Reports an event after the commands before it. */
  | { readonly do: 'report'; readonly event: Happened<Id> & { readonly type: 'shown' | 'settled' } }
  /** Starts the next task in a microtask, so that the callers of the last task get its result first. */
  | { readonly do: 'passTurn' }
  | { readonly do: 'finish'; readonly id: number; readonly result: TaskResult }

export type Reduced<Id extends string> = {
  readonly state: KeeperMachine<Id>
  readonly commands: readonly KeeperCommand<Id>[]
}
