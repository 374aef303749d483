import { type ReviewDecision, reviewDecisions } from './decision.ts'
import { type QueueFilter, readList, writeList } from './queue-filter.ts'

/** The review came to one of these. */
export const decisionFilter: QueueFilter<readonly ReviewDecision[]> = {
  name: 'decision',
  read: (text) => readList(text, reviewDecisions),
  write: writeList,
  matches: ({ decision }, wanted) => decision !== undefined && wanted.includes(decision.decision),
}
