import { type DecisionEvent, isReviewRefusal } from './decision.ts'

type Offered = { readonly event: DecisionEvent; readonly refusals: readonly { readonly code: string }[] }

/** What the work on a request aims at, first one first. Refusing and undoing are never suggested. */
const suggested = [
  'RETURN_FOR_REPAIR',
  'CONFIRM',
  'APPROVE',
  'APPROVE_APPEAL',
] as const satisfies readonly DecisionEvent[]

/** A return asks for a flag, and happens once: until nothing but the review is in its way, the aim is to approve. */
const isAim = ({ event, refusals }: Offered): boolean =>
  event !== 'RETURN_FOR_REPAIR' || refusals.every(({ code }) => isReviewRefusal(code))

/** The decision of the main button and of its key: the first that is possible, else what is to become possible. */
export const findPrimaryDecision = <One extends Offered>(offered: readonly One[]): One | undefined => {
  const aims = suggested.flatMap((event) => offered.find((one) => one.event === event && isAim(one)) ?? [])
  return aims.find(({ refusals }) => refusals.length === 0) ?? aims[0]
}
