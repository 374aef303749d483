import { type DecisionEvent, isReviewRefusal } from './decision.ts'

type Offered = { readonly event: DecisionEvent; readonly refusals: readonly { readonly code: string }[] }

/** The decisions that the page suggests, in order. Denying and undoing are never suggested. */
const suggested = [
  'RETURN_FOR_REPAIR',
  'CONFIRM',
  'APPROVE',
  'APPROVE_APPEAL',
] as const satisfies readonly DecisionEvent[]

/**
 * Returns whether the decision can be suggested. A return needs a flag and is possible once, so that approval is
 * suggested until only review work prevents the return.
 */
const canBeSuggested = ({ event, refusals }: Offered): boolean =>
  event !== 'RETURN_FOR_REPAIR' || refusals.every(({ code }) => isReviewRefusal(code))

/**
 * Returns the decision of the main button and its key: the first possible one, otherwise the first suggested one;
 * undefined if none is suggested.
 */
export const findPrimaryDecision = <One extends Offered>(offered: readonly One[]): One | undefined => {
  const suggestions = suggested.flatMap(
    (event) => offered.find((one) => one.event === event && canBeSuggested(one)) ?? [],
  )
  return suggestions.find(({ refusals }) => refusals.length === 0) ?? suggestions[0]
}
