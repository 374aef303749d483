import type { Answers } from '@milgo/domain/answers/answer'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { RefusedItem } from '@milgo/form/server-refusal.ts'
import type { StepRefusal } from './read-refusal.ts'
import type { SaveErrors } from './save-errors.ts'
import type { SavedStep } from './saved-steps.ts'
import type { StepAnswer } from './send-step.ts'
import type { ServerSteps } from './server-steps.ts'

/**
 * What became of a call: the server has it and answered, or had it before, or refused answers, be it because the page
 * is outdated, or did not take it.
 */
export type Outcome = { readonly answer: StepAnswer } | 'saved before' | 'refused' | 'outdated' | 'not sent'

export type Does = 'save' | 'submit'

/** What somebody waits for, by its number. Steps that are `left` are looked at one after the other. */
export type Task<Id extends string> =
  /** Saves whatever is not saved; after a submit, what that left behind. */
  | {
      readonly kind: 'save'
      readonly id: number
      readonly left: readonly FormStep<Id>[]
      readonly submitted?: Outcome
    }
  /** Saves what is to be saved before, then hands the step in. */
  | {
      readonly kind: 'submit'
      readonly id: number
      readonly left: readonly FormStep<Id>[]
      readonly step: FormStep<Id>
    }
  /** Looks at what the server has of a step. */
  | { readonly kind: 'read'; readonly id: number; readonly step: FormStep<Id> }

export type TaskResult = Outcome | boolean | undefined

/** A call that is on its way, and what the page said when it left. */
export type Call<Id extends string> = {
  readonly does: Does
  readonly task: Task<Id>
  readonly step: FormStep<Id>
  readonly sent: Answers
  readonly version: number
  /** Whether answers were changed that the page shows. */
  readonly changesShown: boolean
}

/** What the keeper is doing. Nothing but `idle` starts a task, and only one call is ever on its way. */
export type Activity<Id extends string> =
  | { readonly is: 'idle' }
  | ({ readonly is: 'calling' } & Call<Id>)
  /** Reads a step; after a submit whose version this page did not make, on the way to its outcome. */
  | {
      readonly is: 'reading'
      readonly task: Task<Id>
      readonly step: FormStep<Id>
      readonly submitted?: Outcome
    }
  /** The call has ended, and the page shows what came of it before the next one leaves. */
  | ({ readonly is: 'called'; readonly outcome: Outcome } & Pick<Call<Id>, 'does' | 'task' | 'step'>)

/** Somebody else was faster with a step; nothing of it is sent before somebody decides. */
export type MetConflict<Id extends string> = { readonly step: FormStep<Id>; readonly newer: SavedStep }

export type KeeperMachine<Id extends string> = {
  readonly activity: Activity<Id>
  /** Tasks that wait for their turn. */
  readonly waiting: readonly Task<Id>[]
  readonly server: ServerSteps<Id>
  /** Steps with answers that the server does not have. */
  readonly unsaved: ReadonlySet<Id>
  readonly errors: SaveErrors<Id>
  /** One for each step at most; they are asked about one after the other. */
  readonly conflicts: readonly MetConflict<Id>[]
  readonly isStored: boolean
  readonly savedAt: Date | undefined
  readonly hasRequest: boolean
}

/** The page at the moment of an event. */
export type Page = {
  readonly answers: Answers
  /** The questions that are shown. */
  readonly shown: ReadonlySet<string>
  /** What is half typed, by section and question. */
  readonly malformed: readonly { readonly section: string; readonly questionId: string }[]
  /** All that is in the fields, half-typed words included. */
  readonly entered: () => Answers
  readonly now: Date
}

/** What happens, to the form or to a call. */
export type Happened<Id extends string> =
  | { readonly type: 'changed'; readonly sections: readonly string[] }
  | { readonly type: 'ticked'; readonly isActing: boolean; readonly id: number }
  | { readonly type: 'online' }
  | { readonly type: 'asked'; readonly task: Task<Id> }
  /** A task may begin, if none is under way. */
  | { readonly type: 'turnCame' }
  | { readonly type: 'answered'; readonly answer: StepAnswer }
  | { readonly type: 'refused'; readonly refusal: StepRefusal<Id> }
  /** Absent where the server could not be asked. */
  | { readonly type: 'read'; readonly newer: SavedStep | undefined }
  /** The page shows what came of the last call. */
  | { readonly type: 'shown' }
  /** The student has chosen, question by question, what is taken from the server. */
  | { readonly type: 'decided'; readonly taken: ReadonlySet<string>; readonly id: number }
  /** The page shows what was decided. */
  | { readonly type: 'settled'; readonly step: FormStep<Id>; readonly id: number }
  | { readonly type: 'stored'; readonly isStored: boolean }

export type KeeperEvent<Id extends string> = Happened<Id> & { readonly page: Page }

export type KeeperCommand<Id extends string> =
  | { readonly do: 'send'; readonly call: Call<Id>; readonly seen?: Readonly<Record<string, number>> }
  | { readonly do: 'read'; readonly step: FormStep<Id> }
  /** Puts answers into the fields of a step; half-typed words leave the answer of `before`. */
  | {
      readonly do: 'enter'
      readonly step: FormStep<Id>
      readonly entered: Answers
      readonly before?: Answers
    }
  /** Shows what the server refused: of these sections, or of all. */
  | { readonly do: 'refuse'; readonly items: readonly RefusedItem[]; readonly sections?: readonly string[] }
  /** Says that the server has these answers. */
  | {
      readonly do: 'noteSaved'
      readonly step: FormStep<Id>
      readonly answers: Answers
      readonly version: number
    }
  /** Writes into the browser's storage what the server does not have. */
  | { readonly do: 'store' }
  /** Reports an event once the commands before it are done. */
  | { readonly do: 'report'; readonly event: Happened<Id> & { readonly type: 'shown' | 'settled' } }
  /** Lets those who wait hear first, then the next task begins. */
  | { readonly do: 'passTurn' }
  | { readonly do: 'finish'; readonly id: number; readonly result: TaskResult }

export type Reduced<Id extends string> = {
  readonly state: KeeperMachine<Id>
  readonly commands: readonly KeeperCommand<Id>[]
}
