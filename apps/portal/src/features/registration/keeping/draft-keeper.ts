import type { Answers } from '@milgo/domain/answers/answer'
import { differences, hasDifference } from '@milgo/domain/answers/difference'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { draftPayload, submitPayload } from '@milgo/domain/answers/payload'
import { isAutosaveDue } from '@milgo/domain/application/autosave'
import { applicationForm } from '@milgo/domain/application/form'
import type { ApplicationStore } from '../application-model.ts'
import type { HeldStep, HeldSteps, ReadHeld } from './held-steps.ts'
import { findKeptStep, type KeptStep, type KeptStepId, keptSteps } from './kept-steps.ts'
import { readRefusal, type Trouble } from './read-refusal.ts'
import type { SendStep, StepAnswer } from './send-step.ts'
import type { UnsentSteps } from './unsent-answers.ts'
import { unsentIn } from './unsent-in.ts'
import { withoutRefused } from './without-refused.ts'

/** Somebody else, another tab or another device, was faster: both versions of one step, and nothing decided. */
export type Conflict = { readonly step: KeptStep; readonly newer: HeldStep }

export type KeeperState = {
  /** Steps with answers that the server does not have. */
  readonly unsaved: ReadonlySet<KeptStepId>
  readonly isBusy: boolean
  readonly savedAt: Date | undefined
  /** Why the last try did not succeed. */
  readonly trouble: Trouble | undefined
  readonly conflict: Conflict | undefined
  readonly hasRequest: boolean
}

/** What became of a call: the server has it and answered, or had it before, or refused answers, or did not take it. */
export type Outcome = { readonly answer: StepAnswer } | 'held before' | 'refused' | 'not sent'

/** Brings the answers to the server: one call at a time, so that a page never meets its own newer version. */
export type DraftKeeper = {
  readonly state: () => KeeperState
  readonly subscribe: (listener: () => void) => () => void
  /** Whether anything stands on the page that the server does not have, half-typed words included. */
  readonly hasUnsaved: () => boolean
  /** The clock of the autosave. */
  readonly tick: (who: { readonly isActing: boolean }) => void
  /** Saves whatever is not saved; answers whether the server has everything now. */
  readonly save: () => Promise<boolean>
  readonly submit: (step: KeptStep) => Promise<Outcome>
  readonly settleConflict: (winner: 'mine' | 'theirs') => Promise<void>
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
  /** Steps of which the store already has answers that the server has not, and the version they were typed upon. */
  readonly restored: readonly { readonly id: KeptStepId; readonly startedFrom: number }[]
  readonly send: SendStep
  readonly keep: (unsent: UnsentSteps) => void
  readonly now: () => Date
}

type Met = { readonly trouble: Trouble; readonly isPassing: boolean }

/** Typing goes on meanwhile; a crash in between loses no more than this. */
const keepDelay = 250

const malformed: Trouble = { why: 'malformed' }

const payloads = { save: draftPayload, submit: submitPayload } as const

const isSameState = (one: KeeperState, other: KeeperState): boolean =>
  (Object.keys(one) as (keyof KeeperState)[]).every((part) => Object.is(one[part], other[part]))

/** Whether the other steps would meet the same. */
const stopsAll = (trouble: Trouble | undefined): boolean =>
  trouble !== undefined && trouble.why !== 'refused' && trouble.why !== 'answers'

export const createDraftKeeper = (start: Start): DraftKeeper => {
  const { store, readHeld, send, keep, now } = start
  /** The version that the answers of each step were typed upon: the server's, or an older one until somebody decides. */
  const versions = Object.fromEntries([
    ...keptSteps.map(({ id }) => [id, start.held[id].version]),
    ...start.restored.map(({ id, startedFrom }) => [id, startedFrom]),
  ]) as Record<KeptStepId, number>
  /** The steps that somebody else was faster with; they are asked about one after the other. */
  let conflicts: readonly Conflict[] = keptSteps
    .map((step) => ({ step, newer: start.held[step.id] }))
    .filter(({ step, newer }) => versions[step.id] !== newer.version)
  /** What the server has, as far as the page knows. */
  const held = Object.fromEntries(
    keptSteps.map((step) => [step.id, readHeld(step, start.held[step.id])]),
  ) as Record<KeptStepId, Answers>
  let state: KeeperState = {
    unsaved: new Set(start.restored.map(({ id }) => id)),
    isBusy: false,
    savedAt: undefined,
    trouble: store.status().hasMalformed ? malformed : undefined,
    conflict: conflicts[0],
    hasRequest: start.hasRequest,
  }
  /** Why the last try of a step did not succeed. One that does not pass by itself waits for another answer. */
  const troubles = new Map<KeptStepId, Met>()
  /** What was sent and not answered: the server may have it. */
  const unanswered = new Map<KeptStepId, readonly Answers[]>()
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  const become = (next: Partial<Omit<KeeperState, 'trouble'>>): void => {
    const met = [...troubles.values()].at(-1)?.trouble
    const trouble = met ?? (store.status().hasMalformed ? malformed : undefined)
    const following: KeeperState = { ...state, ...next, trouble }
    // Asked with every key that is pressed: the page is drawn again only where there is news.
    if (isSameState(state, following)) return
    state = following
    for (const listener of listeners) listener()
  }

  const hasUnsaved = (): boolean => state.unsaved.size > 0 || store.status().hasMalformed

  const keepNow = (): void => {
    clearTimeout(keepTimer)
    keepTimer = undefined
    keep(unsentIn(store, state.unsaved, versions))
  }
  const keepSoon = (): void => {
    keepTimer ??= setTimeout(keepNow, keepDelay)
  }

  const noteChange = (sections: readonly string[]): void => {
    const touched = sections.flatMap((id) => findKeptStep(id)?.id ?? [])
    for (const id of touched) {
      const met = troubles.get(id)
      if (met) troubles.set(id, { ...met, isPassing: true })
    }
    const isNew = touched.some((id) => !state.unsaved.has(id))
    become(isNew ? { unsaved: new Set([...state.unsaved, ...touched]) } : {})
  }

  const noteTyping = (): void => {
    if (store.status().hasMalformed !== (state.trouble?.why === 'malformed')) become({})
  }

  /** The last one met is the one that is told. What was typed since the call is worth another try. */
  const meetTrouble = (step: KeptStep, sent: Answers, { trouble, isPassing }: Met): void => {
    troubles.delete(step.id)
    const isOther = hasDifference(step.section, sent, store.answers())
    troubles.set(step.id, { trouble, isPassing: isPassing || isOther })
  }

  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(act, act)
    last = turn.catch(() => undefined)
    return turn
  }

  /** The server has these answers of the step, in this version. */
  const noteHeld = (step: KeptStep, answers: Answers, version: number): void => {
    versions[step.id] = version
    held[step.id] = answersTo(step.section.questions, answers)
    const unsaved = new Set(state.unsaved)
    if (!hasDifference(step.section, answers, store.answers())) unsaved.delete(step.id)
    troubles.delete(step.id)
    unanswered.delete(step.id)
    become({ unsaved, savedAt: now(), hasRequest: true })
  }

  const call = async (step: KeptStep, does: 'save' | 'submit'): Promise<Outcome> => {
    const answers = store.answers()
    const payload = payloads[does](applicationForm, step.section, answers, store.facts())
    become({ isBusy: true })
    try {
      const answer = await send(step, does, { ...payload, version: versions[step.id] })
      noteHeld(step, answers, answer.version)
      return { answer }
    } catch (error) {
      const refusal = readRefusal(error)
      switch (refusal.kind) {
        case 'conflict':
          if (!isOwn(step, refusal.newer)) {
            meetConflict(step, refusal.newer)
            return 'not sent'
          }
          noteHeld(step, readHeld(step, refusal.newer), refusal.newer.version)
          return does === 'submit' || state.unsaved.has(step.id) ? await call(step, does) : 'held before'
        case 'answers':
          // A save has kept all but what it names, a submit nothing.
          if (does === 'save') {
            const taken = withoutRefused(step, refusal.items, { sent: answers, before: held[step.id] })
            noteHeld(step, taken, refusal.version)
            meetTrouble(step, answers, { trouble: { why: 'answers' }, isPassing: false })
          }
          // A save speaks of its own step; what another was refused stands.
          store.refuse(refusal.items, does === 'save' ? [step.id] : undefined)
          return 'refused'
        case 'trouble':
          meetTrouble(step, answers, refusal)
          if (refusal.isPassing) unanswered.set(step.id, [...(unanswered.get(step.id) ?? []), answers])
          return 'not sent'
      }
    } finally {
      become({ isBusy: false })
      keepNow()
    }
  }

  /** A step that is refused, or that somebody else was faster with, does not hold the others up. */
  const saveAll = async (): Promise<boolean> => {
    for (const step of keptSteps) {
      if (!state.unsaved.has(step.id) || conflicts.some((conflict) => conflict.step.id === step.id)) continue
      await call(step, 'save')
      if (stopsAll(troubles.get(step.id)?.trouble)) break
    }
    return !hasUnsaved()
  }

  /** Two versions that say the same are no conflict, nor is one that was sent from here and never answered. */
  const isOwn = (step: KeptStep, newer: HeldStep): boolean => {
    const theirs = readHeld(step, newer)
    return [store.answers(), ...(unanswered.get(step.id) ?? [])].some(
      (mine) => !hasDifference(step.section, theirs, mine),
    )
  }

  const meetConflict = (step: KeptStep, newer: HeldStep): void => {
    conflicts = [...conflicts.filter((conflict) => conflict.step.id !== step.id), { step, newer }]
    become({ conflict: conflicts[0] })
  }

  /** Hidden answers are not handed in; those that changed are saved first, so that they are found again. */
  const hidesChanges = (step: KeptStep): boolean => {
    const { ids } = store.shown()
    return differences(step.section, held[step.id], store.answers()).some(
      ({ questionId }) => !ids.has(questionId),
    )
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
      const changed = [...state.unsaved].filter((id) => troubles.get(id)?.isPassing !== false)
      const isLoading = state.isBusy || state.conflict !== undefined
      if (isAutosaveDue({ changed, isActing, isLoading })) void inTurn(saveAll)
    },
    save: () => inTurn(saveAll),
    submit: (step) =>
      inTurn(async () => {
        for (const other of keptSteps) {
          // What comes after may hang on this step, as documents do on the family: it follows.
          if (other.number > step.number) break
          const isDue = other.id === step.id ? hidesChanges(step) : state.unsaved.has(other.id)
          if (isDue && (await call(other, 'save')) === 'not sent') return 'not sent'
        }
        const outcome = await call(step, 'submit')
        if (typeof outcome === 'object') await saveAll()
        return outcome
      }),
    settleConflict: async (winner) => {
      const { conflict } = state
      if (!conflict) return
      const { step, newer } = conflict
      const theirs = readHeld(step, newer)
      versions[step.id] = newer.version
      held[step.id] = theirs
      const unsaved = new Set(state.unsaved)
      if (winner === 'theirs') {
        const mine = answersTo(step.section.questions, store.entered())
        const others = Object.entries(store.entered()).filter(([id]) => !Object.hasOwn(mine, id))
        unsaved.delete(step.id)
        store.reenter({ ...Object.fromEntries(others), ...theirs })
      } else unsaved.add(step.id)
      conflicts = conflicts.filter((other) => other !== conflict)
      troubles.delete(step.id)
      become({ conflict: conflicts[0], unsaved })
      keepNow()
      if (winner === 'mine') await inTurn(saveAll)
    },
    keepNow,
    follow: () => {
      // Also what is typed and no answer yet must outlive a crash.
      const stops = [store.onChange(noteChange), store.subscribe(keepSoon), store.subscribe(noteTyping)]
      return () => {
        keepNow()
        for (const stop of stops) stop()
      }
    },
  }
}
