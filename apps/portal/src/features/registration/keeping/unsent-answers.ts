import type { Answers } from '@milgo/domain/answers/answer'
import { ownKey } from '../../../lib/session/own-storage.ts'
import type { KeptStepId } from './kept-steps.ts'

/** Of one step: what stands in its fields and the server does not have, and the version it was typed upon. */
export type Unsent = { readonly startedFrom: number; readonly entered: Answers }
export type UnsentSteps = { readonly [Id in KeptStepId]?: Unsent }

type Kept = { readonly keptAt: number; readonly steps: UnsentSteps }

/** Of all pages of one student. */
const prefixOf = (userId: string): string => ownKey(userId, 'application.')

/**
 * Answers stay in the browser until the server has them: through a reload, a crash, the end of a session and hours
 * without a network. They belong to one student, by the key, and to one page: another tab that has nothing to keep
 * takes nothing away.
 */
export const keepUnsent = (userId: string, page: string, steps: UnsentSteps): void => {
  const key = `${prefixOf(userId)}${page}`
  try {
    const kept: Kept = { keptAt: Date.now(), steps }
    if (Object.keys(steps).length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that refuses storage keeps them only as long as the page stands, and asks before it goes.
  }
}

/** What pages have kept, of each step what was kept last, and the keys that it stands under. */
export const findUnsent = (
  userId: string,
): { readonly steps: UnsentSteps; readonly keys: readonly string[] } => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)))
    const all = keys.flatMap((key) => readKept(localStorage.getItem(key)) ?? [])
    all.sort((one, other) => one.keptAt - other.keptAt)
    return { steps: Object.assign({}, ...all.map(({ steps }) => steps)), keys }
  } catch {
    return { steps: {}, keys: [] }
  }
}

/** Another page has taken over what stood there. */
export const forgetUnsent = (keys: readonly string[]): void => {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Then nothing was found either.
  }
}

const readKept = (text: string | null): Kept | undefined => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('steps' in kept)) return undefined
    const steps = Object.entries(kept.steps ?? {}).filter(([, step]) => isUnsent(step))
    const keptAt = 'keptAt' in kept ? Number(kept.keptAt) : 0
    return { keptAt, steps: Object.fromEntries(steps) }
  } catch {
    return undefined
  }
}

const isUnsent = (step: unknown): step is Unsent =>
  typeof step === 'object' &&
  step !== null &&
  'startedFrom' in step &&
  typeof step.startedFrom === 'number' &&
  'entered' in step &&
  typeof step.entered === 'object' &&
  step.entered !== null
