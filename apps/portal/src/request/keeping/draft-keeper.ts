import type { Answers } from '@milgo/domain/answers/answer'
import { differsOnWire } from '@milgo/domain/answers/difference'
import { draftPayload, submitPayload } from '@milgo/domain/answers/payload'
import { isAutosaveDue } from '@milgo/domain/application/autosave'
import { applicationForm } from '@milgo/domain/application/form'
import type { ApplicationStore } from '../application-model.ts'
import { createCopying } from './create-copying.ts'
import { createTurns } from './create-turns.ts'
import type { HeldStep, HeldSteps, ReadHeld } from './held-steps.ts'
import { joinVersions } from './join-versions.ts'
import { type Conflict, isSameState, type KeeperState } from './keeper-state.ts'
import { findKeptStep, type KeptStep, keptSteps } from './kept-steps.ts'
import { createMetTroubles, type Met } from './met-troubles.ts'
import { readRefusal, type Trouble } from './read-refusal.ts'
import type { SendStep, StepAnswer } from './send-step.ts'
import { createServerSide, type Restored, type ServerSide } from './server-side.ts'
import type { UnsentSteps } from './unsent-answers.ts'
import { unsentIn } from './unsent-in.ts'

/**
 * What became of a call: the server has it and answered, or had it before, or refused answers, be it because the page
 * is outdated, or did not take it.
 */
export type Outcome = { readonly answer: StepAnswer } | 'held before' | 'refused' | 'outdated' | 'not sent'

/** Brings the answers to the server: one call at a time, so that a page never meets its own newer version. */
export type DraftKeeper = {
  readonly state: () => KeeperState
  readonly subscribe: (listener: () => void) => () => void
  /** Whether anything stands on the page that the server does not have, half-typed words included. */
  readonly hasUnsaved: () => boolean
  /** The clock of the autosave. */
  readonly tick: (who: { readonly isActing: boolean }) => void
  /** There is a connection again. */
  readonly noteOnline: () => void
  /** Saves whatever is not saved; answers whether the server has everything now. */
  readonly save: () => Promise<boolean>
  readonly submit: (step: KeptStep) => Promise<Outcome>
  /** Asks afresh what the server has of a step. Where it has something newer, that is taken, or asked about. */
  readonly reload: (step: KeptStep) => Promise<void>
  /** Takes the server's answers to these questions, leaves the others as they are here, and saves what comes of it. */
  readonly settleConflict: (taken: ReadonlySet<string>) => Promise<void>
  /** Writes into the browser's storage now what would be written in a moment. */
  readonly keepNow: () => void
  /** Follows the store until the answer is called. */
  readonly follow: () => () => void
}

type Start = {
  readonly store: ApplicationStore
  readonly held: HeldSteps
  readonly readHeld: ReadHeld
  readonly hasRequest: boolean
  readonly restored: readonly Restored[]
  readonly send: SendStep
  readonly read: (step: KeptStep) => Promise<HeldStep>
  /** Answers whether it stands there now. */
  readonly keep: (unsent: UnsentSteps) => boolean
  /** The server has these answers of the step, in this version. */
  readonly onHeld?: (step: KeptStep, answers: Answers, version: number) => void
  readonly now: () => Date
}

const malformed: Trouble = { why: 'malformed' }

const payloads = { save: draftPayload, submit: submitPayload } as const

export const createDraftKeeper = (start: Start): DraftKeeper => {
  const { store, readHeld, send, read, keep, onHeld = () => {}, now } = start
  const server = createServerSide(start.held, start.restored, readHeld)
  const note: ServerSide['note'] = (step, answers, version) => {
    server.note(step, answers, version)
    onHeld(step, answers, version)
  }
  const troubles = createMetTroubles()
  /** The questions that say otherwise here than the server has it, as far as the page knows, half-typed words included. */
  const changedIn = (step: KeptStep): readonly string[] => [
    ...(state.unsaved.has(step.id) ? server.differingIn(step, store.answers()) : []),
    ...store
      .status()
      .malformed.flatMap(({ section, place }) => (section === step.id ? place.questionId : [])),
  ]
  const conflictIn = (step: KeptStep, newer: HeldStep): Conflict => ({
    step,
    newer,
    changedHere: () => new Set(changedIn(step)),
  })
  /** The steps that somebody else was faster with; they are asked about one after the other. */
  let conflicts: readonly Conflict[] = keptSteps
    .map((step) => conflictIn(step, start.held[step.id]))
    .filter(({ step, newer }) => server.versions[step.id] !== newer.version)
  let state: KeeperState = {
    unsaved: new Set(start.restored.map(({ id }) => id)),
    isDue: start.restored.length > 0,
    isBusy: false,
    isKept: true,
    savedAt: undefined,
    trouble: store.status().hasMalformed ? malformed : undefined,
    conflict: conflicts[0],
    hasRequest: start.hasRequest,
  }
  const inTurn = createTurns()
  const copy = createCopying(() => become({ isKept: keep(unsentIn(store, changedIn, server)) }))
  const listeners = new Set<() => void>()

  const become = (next: Partial<Omit<KeeperState, 'trouble' | 'isDue'>>): void => {
    const trouble = troubles.last() ?? (store.status().hasMalformed ? malformed : undefined)
    const { unsaved } = { ...state, ...next }
    const isDue = [...unsaved].some(troubles.isWorthTrying)
    const following: KeeperState = { ...state, ...next, trouble, isDue }
    // Asked with every key that is pressed: the page is drawn again only where there is news.
    if (isSameState(state, following)) return
    state = following
    for (const listener of listeners) listener()
  }

  const hasUnsaved = (): boolean => state.unsaved.size > 0 || store.status().hasMalformed

  const noteChange = (sections: readonly string[]): void => {
    const touched = sections.flatMap((id) => findKeptStep(id)?.id ?? [])
    troubles.noteChange(touched)
    const isNew = touched.some((id) => !state.unsaved.has(id))
    become(isNew ? { unsaved: new Set([...state.unsaved, ...touched]) } : {})
  }

  const noteTyping = (): void => {
    if (store.status().hasMalformed !== (state.trouble?.why === 'malformed')) become({})
  }

  /** What was typed since the call is worth another try. */
  const meetTrouble = (step: KeptStep, sent: Answers, { trouble, isPassing }: Met): void => {
    const isOther = differsOnWire(step.section, sent, store.answers())
    troubles.meet(step.id, { trouble, isPassing: isPassing || isOther })
  }

  /** A press that was held up with everything saved is tried again by nobody: what it met is over with the next news. */
  const forgetHeldUp = (unsaved: ReadonlySet<string>): void => {
    for (const { id } of keptSteps) if (!unsaved.has(id)) troubles.forget(id)
  }

  /** The server has these answers of the step, in this version. */
  const noteHeld = (step: KeptStep, answers: Answers, version: number): void => {
    note(step, answers, version)
    const unsaved = new Set(state.unsaved)
    if (!differsOnWire(step.section, answers, store.answers())) unsaved.delete(step.id)
    troubles.forget(step.id)
    forgetHeldUp(unsaved)
    become({ unsaved, savedAt: now(), hasRequest: true })
  }

  /** What is sent in the end are all steps: as they were looked over here, or not at all. */
  const seenIn = (step: KeptStep, does: 'save' | 'submit') => {
    const { personal, bank, family } = server.versions
    return does === 'submit' && step === keptSteps.at(-1) ? { seen: { personal, bank, family } } : {}
  }

  const call = async (step: KeptStep, does: 'save' | 'submit'): Promise<Outcome> => {
    const answers = store.answers()
    const payload = payloads[does](applicationForm, step.section, answers, store.facts())
    const changesShown = hasChanges(step, 'shown')
    become({ isBusy: true })
    server.noteSent(step, answers)
    // Whoever closes the page now never hears the answer, and must know later that it was this page's own.
    copy.now()
    try {
      const version = server.versions[step.id]
      const answer = await send(step, does, { ...payload, version, ...seenIn(step, does) })
      become({ hasRequest: true })
      // Under a version that this call did not make, hidden answers may stand that it neither carried nor saw.
      const isNext = answer.version === version + 1 && (version === 0 || changesShown)
      if (does === 'save' || answer.version === version || isNext) noteHeld(step, answers, answer.version)
      else await lookAgain(step)
      return { answer }
    } catch (error) {
      const refusal = readRefusal(error)
      switch (refusal.kind) {
        case 'conflict': {
          const { newer, step: met = step } = refusal
          if (does === 'save' && isUntouched(met)) {
            adopt(met, newer)
            return 'held before'
          }
          if (!server.isOwn(met, newer, store.answers())) {
            meetConflict(met, newer)
            return 'not sent'
          }
          noteHeld(met, readHeld(met, newer), newer.version)
          return does === 'submit' || state.unsaved.has(step.id) ? await call(step, does) : 'held before'
        }
        case 'answers':
          // A save has kept all but what it names, a submit nothing.
          if (does === 'save') {
            noteHeld(step, server.takenOf(step, answers, refusal.items), refusal.version)
            meetTrouble(step, answers, { trouble: { why: 'answers' }, isPassing: false })
          }
          // A save speaks of its own step; what another was refused stands.
          store.refuse(refusal.items, does === 'save' ? [step.id] : undefined)
          return 'refused'
        case 'messages':
          if (does === 'save') {
            meetTrouble(step, answers, { trouble: refusal.trouble, isPassing: false })
            return 'not sent'
          }
          store.refuse(refusal.items)
          return 'refused'
        case 'outdated':
          if (does === 'save') {
            meetTrouble(step, answers, { trouble: refusal.trouble, isPassing: false })
            return 'not sent'
          }
          // What names no step is of the one that was handed in.
          store.refuse(refusal.items.map((item) => ({ step: step.number, ...item })))
          return 'outdated'
        case 'trouble':
          meetTrouble(step, answers, refusal)
          return 'not sent'
      }
    } finally {
      become({ isBusy: false })
      copy.now()
    }
  }

  /** A step that is refused, or that somebody else was faster with, does not hold the others up. */
  const saveAll = async (): Promise<boolean> => {
    for (const step of keptSteps) {
      if (!state.unsaved.has(step.id) || conflicts.some((conflict) => conflict.step.id === step.id)) continue
      await call(step, 'save')
      if (troubles.stopsAll(step.id)) break
    }
    return !hasUnsaved()
  }

  const meetConflict = (step: KeptStep, newer: HeldStep): void => {
    conflicts = [...conflicts.filter((conflict) => conflict.step.id !== step.id), conflictIn(step, newer)]
    become({ conflict: conflicts[0] })
  }

  /**
   * An effect may have reached a step and left it as it was: then there is nothing of this page's own to lose. Half a
   * date would be something.
   */
  const isUntouched = (step: KeptStep): boolean => changedIn(step).length === 0

  /** What is newer there is taken without a question. */
  const adopt = (step: KeptStep, newer: HeldStep): void => {
    const theirs = readHeld(step, newer)
    note(step, theirs, newer.version)
    store.reenter(theirs, [step.id])
    const unsaved = new Set(state.unsaved)
    unsaved.delete(step.id)
    troubles.forget(step.id)
    become({ unsaved })
  }

  const lookAgain = async (step: KeptStep): Promise<void> => {
    const newer = await read(step).catch(() => undefined)
    // Who cannot be heard has nothing newer to say; the next save will tell.
    if (newer === undefined || newer.version === server.versions[step.id]) return
    if (isUntouched(step)) adopt(step, newer)
    else if (server.isOwn(step, newer, store.answers())) noteHeld(step, readHeld(step, newer), newer.version)
    else meetConflict(step, newer)
    copy.now()
  }

  /** Whether answers were changed that the page shows, or such that it hides. */
  const hasChanges = (step: KeptStep, where: 'shown' | 'hidden'): boolean => {
    const { ids } = store.shown()
    return server
      .differingIn(step, store.answers())
      .some((questionId) => ids.has(questionId) === (where === 'shown'))
  }

  return {
    state: () => state,
    hasUnsaved,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tick: ({ isActing }) => {
      const changed = [...state.unsaved].filter(troubles.isWorthTrying)
      const isLoading = state.isBusy || state.conflict !== undefined
      if (isAutosaveDue({ changed, isActing, isLoading })) void inTurn(saveAll)
    },
    noteOnline: () => {
      forgetHeldUp(state.unsaved)
      become({})
    },
    save: () => inTurn(saveAll),
    submit: (step) =>
      inTurn(async () => {
        for (const other of keptSteps) {
          // What comes after may hang on this step, as documents do on the family: it follows.
          if (other.number > step.number) break
          // Hidden answers are not handed in; those that changed are saved first, so that they are found again.
          const isDue = other.id === step.id ? hasChanges(step, 'hidden') : state.unsaved.has(other.id)
          if (isDue && (await call(other, 'save')) === 'not sent') return 'not sent'
        }
        const outcome = await call(step, 'submit')
        if (typeof outcome === 'object') await saveAll()
        return outcome
      }),
    reload: (step) => inTurn(() => lookAgain(step)),
    settleConflict: async (taken) => {
      const { conflict } = state
      if (!conflict) return
      const { step, newer } = conflict
      const theirs = readHeld(step, newer)
      const mine = store.answers()
      const changed = server.differingIn(step, mine).map((id) => [id, mine[id]])
      note(step, theirs, newer.version)
      // What is half typed over an answer that nobody has changed here leaves the one that is there.
      if (taken.size > 0 || store.status().hasMalformed)
        store.reenter(joinVersions(step, store.entered(), theirs, taken), [step.id], {
          ...theirs,
          ...Object.fromEntries(changed),
        })
      const unsaved = new Set(state.unsaved)
      if (differsOnWire(step.section, theirs, store.answers())) unsaved.add(step.id)
      else unsaved.delete(step.id)
      conflicts = conflicts.filter((other) => other !== conflict)
      troubles.forget(step.id)
      become({ conflict: conflicts[0], unsaved })
      copy.now()
      if (unsaved.has(step.id)) await inTurn(saveAll)
    },
    keepNow: copy.now,
    follow: () => {
      // Also what is typed and no answer yet must outlive a crash.
      const stops = [store.onChange(noteChange), store.subscribe(copy.soon), store.subscribe(noteTyping)]
      return () => {
        copy.now()
        for (const stop of stops) stop()
      }
    },
  }
}
