import { type Answers, isRecord, sameAnswer } from '@milgo/domain/answers/answer'
import type { SteppedForm } from '@milgo/domain/answers/stepped-form'
import { ownKey } from '../../lib/session/own-storage.ts'

/** The unsent answers of one step: the contents of its fields, and the version that they are based on. */
export type Unsent = {
  readonly startedFrom: number
  readonly entered: Answers
  /** The questions whose answers differ from that version. All other contents are only copies of it. */
  readonly changed: readonly string[]
  /** Answers that were sent and never answered, the last few. The server may have saved them. */
  readonly unanswered?: readonly Answers[]
}
export type UnsentSteps<Id extends string> = { readonly [One in Id]?: Unsent }

type StoredSteps<Id extends string> = { readonly storedAt: number; readonly steps: UnsentSteps<Id> }

/** The unsent answers that one page has stored, and their key in the storage. */
export type UnsentCopy<Id extends string> = StoredSteps<Id> & { readonly key: string }

type Found<Id extends string> = {
  readonly steps: UnsentSteps<Id>
  readonly copies: readonly UnsentCopy<Id>[]
}

/**
 * Stores the unsent answers of a form in the browser until the server has them: through a reload, a crash, the end of a
 * session and hours without a network. The key contains the student and the page. So a student never finds answers of
 * another student, and a tab with nothing unsent does not remove the answers of another tab.
 */
export const unsentAnswers = <Id extends string>({ name }: SteppedForm<Id>) => {
  /** Returns the key's prefix for all pages of one student. */
  const prefixOf = (userId: string): string => ownKey(userId, `${name}.`)

  /**
   * Writes the unsent answers of a page, or removes the copy where there are none. Returns whether the storage accepted
   * it.
   */
  const store = (userId: string, page: string, steps: UnsentSteps<Id>): boolean => {
    const key = `${prefixOf(userId)}${page}`
    try {
      // A page also stores when it is hidden or closed. Where nothing has changed, the time remains that of the last
      // change.
      const before = readCopy(localStorage.getItem(key))
      if (!before || !sameAnswer(before.steps, steps)) write(key, { storedAt: Date.now(), steps })
      return true
    } catch {
      // In a browser that refuses storage, the answers last only as long as the page, so the page asks before it is
      // closed.
      return false
    }
  }

  /** Finds the copies of pages that are no longer open, and the newest stored version of each step. */
  const find = (userId: string, livePages: ReadonlySet<string> = new Set()): Found<Id> => {
    try {
      const prefix = prefixOf(userId)
      const copies = Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix) && !livePages.has(key.slice(prefix.length)))
        .map((key): UnsentCopy<Id> => ({ ...nothing, ...readCopy(localStorage.getItem(key)), key }))
        .toSorted((one, other) => one.storedAt - other.storedAt)
      return { steps: Object.assign({}, ...copies.map(({ steps }) => steps)), copies }
    } catch {
      return { steps: {}, copies: [] }
    }
  }

  /**
   * Removes from the copies the steps that another page has taken over and has stored itself. A step that differs in a
   * copy stays there until it was shown too: it is found again once the newer copy is removed.
   */
  const forget = (copies: readonly UnsentCopy<Id>[], taken: UnsentSteps<Id>): void => {
    try {
      for (const { key, storedAt, steps } of copies) {
        const others = Object.entries(steps as UnsentSteps<string>).filter(
          ([id, step]) => !sameAnswer(step?.entered, taken[id as Id]?.entered),
        )
        write(key, { storedAt, steps: Object.fromEntries(others) })
      }
    } catch {
      // A storage that fails here failed in `find` too, so there are no copies to remove.
    }
  }

  return { store, find, forget }
}

const nothing: StoredSteps<never> = { storedAt: 0, steps: {} }

const write = (key: string, stored: StoredSteps<string>): void => {
  if (Object.keys(stored.steps).length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(stored))
}

const readCopy = (text: string | null): StoredSteps<string> | undefined => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || !('steps' in stored)) return undefined
    const steps = Object.entries(stored['steps'] ?? {}).flatMap(([id, step]) =>
      isUnsent(step) ? [[id, withChanged(step)]] : [],
    )
    // An earlier release stored the time as `keptAt`.
    const storedAt = Number(stored['storedAt'] ?? stored['keptAt'] ?? 0)
    return { storedAt, steps: Object.fromEntries(steps) }
  } catch {
    return undefined
  }
}

/**
 * A copy without the list of changes counts as changed in every question that it contains. A question without contents
 * does not count.
 */
const withChanged = (step: Omit<Unsent, 'changed'>): Unsent => ({
  changed: Object.keys(step.entered),
  ...step,
})

const isUnsent = (step: unknown): step is Omit<Unsent, 'changed'> =>
  isRecord(step) &&
  typeof step['startedFrom'] === 'number' &&
  isRecord(step['entered']) &&
  (step['unanswered'] === undefined || Array.isArray(step['unanswered']))
