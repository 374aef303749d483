import type { AutomaticCheck, CheckCode } from './automatic-check.ts'
import type { ChecklistItem } from './checklist.ts'
import type { DecisionEvent } from './decision.ts'

/** Checks that do not block an item. Families and dormitories share an address, so that it is only shown. */
const neverBlocks: ReadonlySet<CheckCode> = new Set<CheckCode>(['SAME_ADDRESS_ELSEWHERE'])

type CodedResult = Pick<AutomaticCheck, 'code' | 'result' | 'item'>

const isBlocking = ({ code, result }: CodedResult): boolean => result === 'WARN' && !neverBlocks.has(code)

export const hasWarning = (item: ChecklistItem, found: readonly AutomaticCheck[]): boolean =>
  found.some((one) => one.item === item && isBlocking(one))

/**
 * Returns the warnings of the items that are not ticked, if the decision is possible in spite of them. An approval
 * needs the complete checklist.
 */
export const openWarningsOf = <One extends CodedResult>(
  event: DecisionEvent,
  found: readonly One[],
  openItems: readonly ChecklistItem[],
): readonly One[] =>
  event === 'CONFIRM'
    ? found.filter((one) => one.item !== null && openItems.includes(one.item) && isBlocking(one))
    : []
