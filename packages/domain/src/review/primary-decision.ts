import type { DecisionEvent } from './decision.ts'

type Offered = { readonly event: DecisionEvent; readonly refusals: readonly unknown[] }

/** What the work on a request aims at, first one first. Refusing and undoing are never suggested. */
const suggested = [
  'RETURN_FOR_REPAIR',
  'CONFIRM',
  'APPROVE',
  'APPROVE_APPEAL',
] as const satisfies readonly DecisionEvent[]

/** The decision of the main button and of its key: the first that is possible, else what is to become possible. */
export const findPrimaryDecision = <One extends Offered>(offered: readonly One[]): One | undefined => {
  const inOrder = suggested.flatMap((event) => offered.find((one) => one.event === event) ?? [])
  // A return asks for a flag: as long as nothing is flagged the aim is to approve.
  return (
    inOrder.find(({ refusals }) => refusals.length === 0) ??
    inOrder.find(({ event }) => event !== 'RETURN_FOR_REPAIR')
  )
}
