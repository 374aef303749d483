import type { StudentAction } from '../status/student-action.ts'
import type { StepId } from './steps.ts'

/** A step of a draft that can still be sent. Other requests have no open steps. */
type OpenStep = { readonly step: StepId; readonly isBegun: boolean; readonly missing: number }

type StudentState = {
  readonly actions: readonly StudentAction[]
  readonly steps: readonly OpenStep[]
  /** An acting staff member views and saves. Acts of the student alone are not offered to them. */
  readonly isActing: boolean
}

/** The one thing that a returning student should do first. */
export type NextAct =
  | { readonly act: 'START' | 'SEND' | 'FOLLOW' }
  | { readonly act: 'FILL'; readonly step: StepId; readonly n: number; readonly total: number }
  | { readonly act: 'FIX_DOCUMENTS' | 'FIX_APPEAL' | 'FIX_BANK_DETAILS' | 'VIEW_RESULT' }

/** The acts that have a time limit or delay money. They come before results, which can be read at any time. */
const urgentFirst = ['FIX_DOCUMENTS', 'FIX_APPEAL', 'FIX_BANK_DETAILS'] as const

export const nextActOf = ({ actions, steps, isActing }: StudentState): NextAct => {
  const urgent = isActing ? undefined : urgentFirst.find((action) => actions.includes(action))
  if (urgent) return { act: urgent }
  if (steps.length > 0) return nextOfDraft(steps, isActing)
  return { act: actions.includes('VIEW_RESULT') ? 'VIEW_RESULT' : 'FOLLOW' }
}

/** Returns the first incomplete step; if nothing is missing, the sending. */
const nextOfDraft = (steps: readonly OpenStep[], isActing: boolean): NextAct => {
  if (steps.every(({ isBegun }) => !isBegun)) return { act: 'START' }
  const incomplete = steps.findIndex(({ missing }) => missing > 0)
  if (incomplete === -1 && !isActing) return { act: 'SEND' }
  const place = incomplete === -1 ? steps.length - 1 : incomplete
  const { step } = steps[place] as OpenStep
  return { act: 'FILL', step, n: place + 1, total: steps.length }
}
