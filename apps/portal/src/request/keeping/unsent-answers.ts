import { type Answers, isRecord, sameAnswer } from '@milgo/domain/answers/answer'
import type { SteppedForm } from '@milgo/domain/answers/stepped-form'
import { ownKey } from '../../lib/session/own-storage.ts'

/** Of one step: what stands in its fields, and the version it was typed upon. */
export type Unsent = {
  readonly startedFrom: number
  readonly entered: Answers
  /** The questions that say otherwise than that version: the rest is no more than a copy of it. */
  readonly changed: readonly string[]
  /** What was sent of it and never answered, the last few: the server may have it. */
  readonly unanswered?: readonly Answers[]
}
export type UnsentSteps<Id extends string> = { readonly [One in Id]?: Unsent }

type Kept<Id extends string> = { readonly keptAt: number; readonly steps: UnsentSteps<Id> }

/** What one page has kept, and the key that it stands under. */
export type UnsentCopy<Id extends string> = Kept<Id> & { readonly key: string }

type Found<Id extends string> = {
  readonly steps: UnsentSteps<Id>
  readonly copies: readonly UnsentCopy<Id>[]
}

/**
 * Answers to a form stay in the browser until the server has them: through a reload, a crash, the end of a session and
 * hours without a network. They belong to one student, by the key, and to one page: another tab that has nothing to keep
 * takes nothing away.
 */
export const unsentAnswers = <Id extends string>({ name }: SteppedForm<Id>) => {
  /** Of all pages of one student. */
  const prefixOf = (userId: string): string => ownKey(userId, `${name}.`)

  /** Answers whether it stands there now. */
  const keep = (userId: string, page: string, steps: UnsentSteps<Id>): boolean => {
    const key = `${prefixOf(userId)}${page}`
    try {
      // A page that is hidden or closed has typed nothing: the moment stays that of the last change.
      const before = readCopy(localStorage.getItem(key))
      if (!before || !sameAnswer(before.steps, steps)) write(key, { keptAt: Date.now(), steps })
      return true
    } catch {
      // A browser that refuses storage keeps them only as long as the page stands, and asks before it goes.
      return false
    }
  }

  /** What pages have kept that stand no longer: of each step what was kept last, and all copies. */
  const find = (userId: string, livePages: ReadonlySet<string> = new Set()): Found<Id> => {
    try {
      const prefix = prefixOf(userId)
      const copies = Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix) && !livePages.has(key.slice(prefix.length)))
        .map((key): UnsentCopy<Id> => ({ ...nothing, ...readCopy(localStorage.getItem(key)), key }))
        .toSorted((one, other) => one.keptAt - other.keptAt)
      return { steps: Object.assign({}, ...copies.map(({ steps }) => steps)), copies }
    } catch {
      return { steps: {}, copies: [] }
    }
  }

  /**
   * Another page has taken these steps over, and keeps them itself. What a copy says otherwise stays until it has been
   * shown too: it is found again when what was newer has gone.
   */
  const forget = (copies: readonly UnsentCopy<Id>[], taken: UnsentSteps<Id>): void => {
    try {
      for (const { key, keptAt, steps } of copies) {
        const others = Object.entries(steps as UnsentSteps<string>).filter(
          ([id, step]) => !sameAnswer(step?.entered, taken[id as Id]?.entered),
        )
        write(key, { keptAt, steps: Object.fromEntries(others) })
      }
    } catch {
      // Then nothing was found either.
    }
  }

  return { keep, find, forget }
}

const nothing: Kept<never> = { keptAt: 0, steps: {} }

const write = (key: string, kept: Kept<string>): void => {
  if (Object.keys(kept.steps).length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(kept))
}

const readCopy = (text: string | null): Kept<string> | undefined => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept) || !('steps' in kept)) return undefined
    const steps = Object.entries(kept['steps'] ?? {}).flatMap(([id, step]) =>
      isUnsent(step) ? [[id, withChanged(step)]] : [],
    )
    return { keptAt: Number(kept['keptAt'] ?? 0), steps: Object.fromEntries(steps) }
  } catch {
    return undefined
  }
}

/** A copy that does not say so may have changed whatever it says; what it leaves blank, nobody has said. */
const withChanged = (step: Omit<Unsent, 'changed'>): Unsent => ({
  changed: Object.keys(step.entered),
  ...step,
})

const isUnsent = (step: unknown): step is Omit<Unsent, 'changed'> =>
  isRecord(step) &&
  typeof step['startedFrom'] === 'number' &&
  isRecord(step['entered']) &&
  (step['unanswered'] === undefined || Array.isArray(step['unanswered']))
