import { type ReviewDecision, reviewDecisions } from './decision.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

/** Selects requests by the decision of the review. */
export const decisionFilter: QueueFilter<readonly ReviewDecision[]> = {
  name: 'decision',
  read: (text) => readList(text, reviewDecisions),
  write: writeList,
  matches: ({ decision }, wanted) => decision !== undefined && wanted.includes(decision.decision),
}
