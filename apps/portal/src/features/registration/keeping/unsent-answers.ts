import type { Answers } from '@milgo/domain/answers/answer'
import { ownKey } from '../../../lib/session/own-storage.ts'
import type { KeptStepId } from './kept-steps.ts'

/** Of one step: what stands in its fields and the server does not have, and the version it was typed upon. */
export type Unsent = { readonly startedFrom: number; readonly entered: Answers }
export type UnsentSteps = { readonly [Id in KeptStepId]?: Unsent }

const name = 'application'

/**
 * Answers stay in the browser until the server has them: through a reload, a crash, the end of a session and hours
 * without a network. They belong to one student, by the key.
 */
export const keepUnsent = (userId: string, unsent: UnsentSteps): void => {
  try {
    if (Object.keys(unsent).length === 0) localStorage.removeItem(ownKey(userId, name))
    else localStorage.setItem(ownKey(userId, name), JSON.stringify(unsent))
  } catch {
    // A browser that refuses storage keeps them only as long as the page stands, and asks before it goes.
  }
}

export const findUnsent = (userId: string): UnsentSteps => {
  try {
    const unsent: unknown = JSON.parse(localStorage.getItem(ownKey(userId, name)) ?? '{}')
    if (typeof unsent !== 'object' || unsent === null) return {}
    return Object.fromEntries(Object.entries(unsent).filter(([, step]) => isUnsent(step)))
  } catch {
    return {}
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
