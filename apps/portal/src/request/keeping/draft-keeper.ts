import type { Answers } from '@milgo/domain/answers/answer'
import { draftPayload, submitPayload } from '@milgo/domain/answers/payload'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { RulesContext } from '@milgo/form/form-model.ts'
import type { FormStore } from '@milgo/form/form-store.ts'
import { createCopying } from './create-copying.ts'
import type { Happened, KeeperCommand, KeeperMachine, Outcome, Page, TaskResult } from './keeper-machine.ts'
import { changedIn, dueSteps, hasUnsaved, isBusy } from './keeper-questions.ts'
import { type Conflict, isSameState, type KeeperState } from './keeper-state.ts'
import { readRefusal, type SaveFailure } from './read-refusal.ts'
import { createReducer } from './reduce-keeper.ts'
import type { SavedForm, SavedStep, SavedSteps } from './saved-steps.ts'
import type { SendStep } from './send-step.ts'
import { type Restored, startingSteps } from './server-steps.ts'
import type { UnsentSteps } from './unsent-answers.ts'
import { unsentIn } from './unsent-in.ts'

/**
 * Saves the answers of a form on the server. Only one call is under way at a time, so that a page never gets a conflict
 * with a version that it saved itself.
 */
export type DraftKeeper<Id extends string> = {
  readonly state: () => KeeperState<Id>
  readonly subscribe: (listener: () => void) => () => void
  /** Returns whether the page has anything that the server does not have, half-typed texts included. */
  readonly hasUnsaved: () => boolean
  /** Returns the answers that the server has, as far as this page knows. */
  readonly savedAnswers: () => Answers
  /** To be called by the timer of the autosave. Saves what is due, but never for a staff member who is acting. */
  readonly tick: (who: { readonly isActing: boolean }) => void
  /** To be called when the browser is online again. */
  readonly noteOnline: () => void
  /** Saves every step that is not saved. Resolves to whether the server now has everything. */
  readonly save: () => Promise<boolean>
  /** Saves the steps up to this one, then hands this step in. */
  readonly submit: (step: FormStep<Id>) => Promise<Outcome>
  /**
   * Reads a step from the server again. A newer version is adopted, or becomes a conflict if the step was changed here.
   */
  readonly reload: (step: FormStep<Id>) => Promise<void>
  /**
   * Decides the first conflict: takes the server's answers to these questions, leaves all other answers as they are on
   * this page, and saves the result.
   */
  readonly settleConflict: (taken: ReadonlySet<string>) => Promise<void>
  /** Writes the unsent answers to the browser's storage at once, instead of after the usual delay. */
  readonly storeNow: () => void
  /** Starts to follow the changes of the form. Returns a function that stops it. */
  readonly follow: () => () => void
}

type Start<Id extends string, Context extends RulesContext> = {
  readonly form: SavedForm<Id>
  readonly store: FormStore<Context>
  readonly saved: SavedSteps<Id>
  readonly hasRequest: boolean
  readonly restored: readonly Restored<Id>[]
  readonly send: SendStep<Id>
  readonly read: (step: FormStep<Id>) => Promise<SavedStep>
  /** Returns whether the answers were written to the browser's storage. */
  readonly storeUnsent: (unsent: UnsentSteps<Id>) => boolean
  /** Called when the server has these answers of the step, in this version. */
  readonly onSaved?: (step: FormStep<Id>, answers: Answers, version: number) => void
  readonly now: () => Date
}

const malformed: SaveFailure = { why: 'malformed' }
const payloads = { save: draftPayload, submit: submitPayload } as const

/** Runs the reducer of the keeper: performs its commands and reports their results to it as events. */
export const createDraftKeeper = <Id extends string, Context extends RulesContext>(
  start: Start<Id, Context>,
): DraftKeeper<Id> => {
  const { form, store, saved, restored, send, read, storeUnsent, onSaved = () => {}, now } = start
  const reduce = createReducer(form)
  const server = startingSteps(form, saved, restored)
  let machine: KeeperMachine<Id> = {
    activity: { is: 'idle' },
    waiting: [],
    server,
    unsaved: new Set(restored.map(({ id }) => id)),
    errors: [],
    conflicts: form.steps
      .map((step) => ({ step, newer: saved[step.id] }))
      .filter(({ step, newer }) => server[step.id].version !== newer.version),
    isStored: true,
    savedAt: undefined,
    hasRequest: start.hasRequest,
  }
  const listeners = new Set<() => void>()
  const waiters = new Map<number, (result: TaskResult) => void>()
  let lastTask = 0

  const pageNow = (): Page => ({
    answers: store.answers(),
    shown: store.shown().ids,
    malformed: store
      .status()
      .malformed.map(({ section, place }) => ({ section, questionId: place.questionId })),
    entered: store.entered,
    now: now(),
  })

  /** The same object for the same conflict, so that the page draws the conflict once. */
  let shownConflict: { readonly of: object; readonly conflict: Conflict<Id> } | undefined
  const conflictNow = (): Conflict<Id> | undefined => {
    const [first] = machine.conflicts
    if (first === undefined) return undefined
    if (shownConflict?.of !== first)
      shownConflict = {
        of: first,
        conflict: { ...first, changedHere: () => new Set(changedIn(machine, pageNow(), first.step)) },
      }
    return shownConflict.conflict
  }
  const view = (): KeeperState<Id> => ({
    unsaved: machine.unsaved,
    isDue: dueSteps(form, machine).length > 0,
    isBusy: isBusy(machine),
    isStoredHere: machine.isStored,
    savedAt: machine.savedAt,
    failure: machine.errors.at(-1)?.failure ?? (store.status().hasMalformed ? malformed : undefined),
    conflict: conflictNow(),
    hasRequest: machine.hasRequest,
  })
  let state = view()
  const show = (): void => {
    const next = view()
    // Runs on every key press, so listeners are called only when something changed.
    if (isSameState(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  const events: Happened<Id>[] = []
  let isReducing = false
  /**
   * Reduces events one after the other. An event that is reported by a command waits until the events before it are
   * done.
   */
  const report = (happened: Happened<Id>): void => {
    events.push(happened)
    if (isReducing) return
    isReducing = true
    try {
      for (let event = events.shift(); event !== undefined; event = events.shift()) {
        const reduced = reduce(machine, { ...event, page: pageNow() })
        machine = reduced.state
        for (const command of reduced.commands) perform(command)
      }
    } finally {
      isReducing = false
      show()
    }
  }

  const copy = createCopying(() => {
    const page = pageNow()
    const unsent = unsentIn(form, page.entered(), (step) => changedIn(machine, page, step), machine.server)
    report({ type: 'stored', isStored: storeUnsent(unsent) })
  })

  const perform = (command: KeeperCommand<Id>): void => {
    switch (command.do) {
      case 'send': {
        const { step, does, sent, version } = command.call
        const payload = payloads[does](form.form, step.section, sent, store.context())
        send(step, does, { ...payload, version, ...(command.seen && { seen: command.seen }) }).then(
          (answer) => report({ type: 'answered', answer }),
          (error: unknown) => report({ type: 'refused', refusal: readRefusal(form.steps, error) }),
        )
        break
      }
      case 'read':
        read(command.step).then(
          (newer) => report({ type: 'read', newer }),
          () => report({ type: 'read', newer: undefined }),
        )
        break
      case 'enter':
        store.reenter(command.entered, [command.step.id], command.before)
        break
      case 'refuse':
        store.refuse(command.items, command.sections)
        break
      case 'noteSaved':
        onSaved(command.step, command.answers, command.version)
        break
      case 'store':
        copy.now()
        break
      case 'report':
        report(command.event)
        break
      case 'passTurn':
        queueMicrotask(() => report({ type: 'turnCame' }))
        break
      case 'finish':
        waiters.get(command.id)?.(command.result)
        waiters.delete(command.id)
    }
  }

  /** Reports an event that starts a task, and resolves to the task's result. */
  const wait = <Result extends TaskResult>(happened: (id: number) => Happened<Id>): Promise<Result> =>
    new Promise((resolve) => {
      lastTask += 1
      waiters.set(lastTask, (result) => resolve(result as Result))
      report(happened(lastTask))
    })
  const save = (): Promise<boolean> =>
    wait((id) => ({ type: 'asked', task: { kind: 'save', id, left: form.steps } }))

  return {
    state: () => state,
    hasUnsaved: () => hasUnsaved(machine, pageNow()),
    savedAnswers: () => Object.assign({}, ...form.steps.map(({ id }) => machine.server[id].answers)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tick: ({ isActing }) => {
      lastTask += 1
      report({ type: 'ticked', isActing, id: lastTask })
    },
    noteOnline: () => report({ type: 'online' }),
    save,
    submit: (step) =>
      // Later steps may depend on this step, as documents depend on the family, so they are saved after it.
      wait((id) => ({
        type: 'asked',
        task: { kind: 'submit', id, step, left: form.steps.filter(({ number }) => number <= step.number) },
      })),
    reload: (step) => wait<undefined>((id) => ({ type: 'asked', task: { kind: 'read', id, step } })),
    settleConflict: (taken) => wait<undefined>((id) => ({ type: 'decided', taken, id })),
    storeNow: copy.now,
    follow: () => {
      const noteChange = (sections: readonly string[]) => report({ type: 'changed', sections })
      // Follows every change of the form, because half-typed texts must survive a crash too.
      const stops = [store.onChange(noteChange), store.subscribe(copy.soon), store.subscribe(show)]
      return () => {
        copy.now()
        for (const stop of stops) stop()
      }
    },
  }
}
