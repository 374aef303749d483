import type { StatusTone } from '@milgo/domain/status/status-guide'

/** The colour at the edge of a card that is about a status. */
export const edgeOfTone: Readonly<Record<StatusTone, string>> = {
  attention: 'border-s-sun',
  progress: 'border-s-brand',
  good: 'border-s-good',
  ended: 'border-s-line-strong',
}
