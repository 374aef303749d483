import type { StudentAction } from '../status/student-action.ts'
import type { StepId } from './steps.ts'

/** A step of a draft that can still be sent; a request that was sent, or can no longer be, has none. */
type OpenStep = { readonly step: StepId; readonly isBegun: boolean; readonly missing: number }

type Standing = {
  readonly actions: readonly StudentAction[]
  readonly steps: readonly OpenStep[]
  /** A staff member looks and saves; what is the student's own act is not offered to them. */
  readonly isActing: boolean
}

/** The one thing that a student who comes back should do first. */
export type NextAct =
  | { readonly act: 'START' | 'SEND' | 'FOLLOW' }
  | { readonly act: 'FILL'; readonly step: StepId; readonly n: number; readonly total: number }
  | { readonly act: 'FIX_DOCUMENTS' | 'FIX_APPEAL' | 'FIX_BANK_DETAILS' | 'VIEW_RESULT' }

/** What has a time limit or keeps money back comes before what can be read at any time. */
const urgentFirst = ['FIX_DOCUMENTS', 'FIX_APPEAL', 'FIX_BANK_DETAILS'] as const

export const nextActOf = ({ actions, steps, isActing }: Standing): NextAct => {
  const urgent = isActing ? undefined : urgentFirst.find((action) => actions.includes(action))
  if (urgent) return { act: urgent }
  if (steps.length > 0) return nextOfDraft(steps, isActing)
  return { act: actions.includes('VIEW_RESULT') ? 'VIEW_RESULT' : 'FOLLOW' }
}

/** The first step in which something is missing; with nothing missing only the sending is left. */
const nextOfDraft = (steps: readonly OpenStep[], isActing: boolean): NextAct => {
  if (steps.every(({ isBegun }) => !isBegun)) return { act: 'START' }
  const incomplete = steps.findIndex(({ missing }) => missing > 0)
  if (incomplete === -1 && !isActing) return { act: 'SEND' }
  const place = incomplete === -1 ? steps.length - 1 : incomplete
  const { step } = steps[place] as OpenStep
  return { act: 'FILL', step, n: place + 1, total: steps.length }
}
