import type { KeptStepId } from './kept-steps.ts'
import type { Trouble } from './read-refusal.ts'

export type Met = { readonly trouble: Trouble; readonly isPassing: boolean }

/** Why the last try of each step did not succeed. One that does not pass by itself waits for another answer. */
export type MetTroubles = {
  /** The one that was met last is the one that is told. */
  readonly last: () => Trouble | undefined
  readonly meet: (id: KeptStepId, met: Met) => void
  readonly forget: (id: KeptStepId) => void
  /** Another answer is worth another try. */
  readonly noteChange: (ids: readonly KeptStepId[]) => void
  readonly isWorthTrying: (id: KeptStepId) => boolean
  /** Whether the other steps would meet the same. */
  readonly stopsAll: (id: KeptStepId) => boolean
}

export const createMetTroubles = (): MetTroubles => {
  const troubles = new Map<KeptStepId, Met>()
  return {
    last: () => [...troubles.values()].at(-1)?.trouble,
    meet: (id, met) => {
      troubles.delete(id)
      troubles.set(id, met)
    },
    forget: (id) => {
      troubles.delete(id)
    },
    noteChange: (ids) => {
      for (const id of ids) {
        const met = troubles.get(id)
        if (met) troubles.set(id, { ...met, isPassing: true })
      }
    },
    isWorthTrying: (id) => troubles.get(id)?.isPassing !== false,
    stopsAll: (id) => {
      const why = troubles.get(id)?.trouble.why
      return why !== undefined && why !== 'refused' && why !== 'answers'
    },
  }
}
