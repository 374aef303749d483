import type { Answers } from '@milgo/domain/answers/answer'
import { draftPayload, submitPayload } from '@milgo/domain/answers/payload'
import type { FormStep } from '@milgo/domain/answers/stepped-form'
import type { FormFacts } from '@milgo/form/form-model.ts'
import type { FormStore } from '@milgo/form/form-store.ts'
import { createCopying } from './create-copying.ts'
import type { Happened, KeeperCommand, KeeperMachine, Outcome, Page, TaskResult } from './keeper-machine.ts'
import { changedIn, dueSteps, hasUnsaved, isBusy } from './keeper-questions.ts'
import { type Conflict, isSameState, type KeeperState } from './keeper-state.ts'
import { readRefusal, type Trouble } from './read-refusal.ts'
import { createReducer } from './reduce-keeper.ts'
import type { SavedForm, SavedStep, SavedSteps } from './saved-steps.ts'
import type { SendStep } from './send-step.ts'
import { type Restored, startingSteps } from './server-steps.ts'
import type { UnsentSteps } from './unsent-answers.ts'
import { unsentIn } from './unsent-in.ts'

/** Brings the answers to the server: one call at a time, so that a page never meets its own newer version. */
export type DraftKeeper<Id extends string> = {
  readonly state: () => KeeperState<Id>
  readonly subscribe: (listener: () => void) => () => void
  /** Whether anything stands on the page that the server does not have, half-typed words included. */
  readonly hasUnsaved: () => boolean
  /** The clock of the autosave. */
  readonly tick: (who: { readonly isActing: boolean }) => void
  /** There is a connection again. */
  readonly noteOnline: () => void
  /** Saves whatever is not saved; answers whether the server has everything now. */
  readonly save: () => Promise<boolean>
  readonly submit: (step: FormStep<Id>) => Promise<Outcome>
  /** Asks afresh what the server has of a step. Where it has something newer, that is taken, or asked about. */
  readonly reload: (step: FormStep<Id>) => Promise<void>
  /** Takes the server's answers to these questions, leaves the others as they are here, and saves what comes of it. */
  readonly settleConflict: (taken: ReadonlySet<string>) => Promise<void>
  /** Writes into the browser's storage now what would be written in a moment. */
  readonly keepNow: () => void
  /** Follows the store until the answer is called. */
  readonly follow: () => () => void
}

type Start<Id extends string, Facts extends FormFacts> = {
  readonly form: SavedForm<Id>
  readonly store: FormStore<Facts>
  readonly saved: SavedSteps<Id>
  readonly hasRequest: boolean
  readonly restored: readonly Restored<Id>[]
  readonly send: SendStep<Id>
  readonly read: (step: FormStep<Id>) => Promise<SavedStep>
  /** Answers whether it stands there now. */
  readonly keep: (unsent: UnsentSteps<Id>) => boolean
  /** The server has these answers of the step, in this version. */
  readonly onSaved?: (step: FormStep<Id>, answers: Answers, version: number) => void
  readonly now: () => Date
}

const malformed: Trouble = { why: 'malformed' }
const payloads = { save: draftPayload, submit: submitPayload } as const

/** Performs what the reducer commands, and tells it what came of it. */
export const createDraftKeeper = <Id extends string, Facts extends FormFacts>(
  start: Start<Id, Facts>,
): DraftKeeper<Id> => {
  const { form, store, saved, restored, send, read, keep, onSaved = () => {}, now } = start
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

  /** The same object as long as it is about the same conflict: the page draws it once. */
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
    trouble: machine.errors.at(-1)?.trouble ?? (store.status().hasMalformed ? malformed : undefined),
    conflict: conflictNow(),
    hasRequest: machine.hasRequest,
  })
  let state = view()
  const show = (): void => {
    const next = view()
    // Asked with every key that is pressed: the page is drawn again only where there is news.
    if (isSameState(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  const events: Happened<Id>[] = []
  let isReducing = false
  /** One event after the other: what a command reports comes after those that were reported before. */
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
    report({ type: 'stored', isStored: keep(unsent) })
  })

  const perform = (command: KeeperCommand<Id>): void => {
    switch (command.do) {
      case 'send': {
        const { step, does, sent, version } = command.call
        const payload = payloads[does](form.form, step.section, sent, store.facts())
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

  /** Reports what somebody waits for the result of. */
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
      // What comes after may hang on this step, as documents do on the family: it follows.
      wait((id) => ({
        type: 'asked',
        task: { kind: 'submit', id, step, left: form.steps.filter(({ number }) => number <= step.number) },
      })),
    reload: (step) => wait<undefined>((id) => ({ type: 'asked', task: { kind: 'read', id, step } })),
    settleConflict: (taken) => wait<undefined>((id) => ({ type: 'decided', taken, id })),
    keepNow: copy.now,
    follow: () => {
      const noteChange = (sections: readonly string[]) => report({ type: 'changed', sections })
      // Also what is typed and no answer yet must outlive a crash.
      const stops = [store.onChange(noteChange), store.subscribe(copy.soon), store.subscribe(show)]
      return () => {
        copy.now()
        for (const stop of stops) stop()
      }
    },
  }
}
