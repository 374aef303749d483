import type { PeriodState, ResultsState } from '@milgo/domain/period/period-state'

const closedNames = {
  AHEAD: 'closed',
  TODAY: 'resultsToday',
  PUBLISHED: 'resultsPublished',
} as const satisfies Record<ResultsState, string>

/** Returns the key of the words that name a state. A closed period is named by its results once there are any. */
export const namedState = (state: PeriodState) => {
  if (state.kind === 'closed') return closedNames[state.results]
  return state.kind === 'open' && state.isLastDay ? 'lastDay' : state.kind
}
