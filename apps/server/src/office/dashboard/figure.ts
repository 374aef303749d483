import type { Figure } from '@milgo/contracts/office/get-dashboard'
import { type QueueView, writeView } from '@milgo/domain/queue/queue-view'

/** A count with the view of the queue that has these requests. */
export const figureOf = (view: QueueView, count: number): Figure => ({
  count,
  view: Object.fromEntries(writeView(view)),
})

export const sumOf = <Row extends { readonly count: number }>(
  rows: readonly Row[],
  isCounted: (row: Row) => boolean = () => true,
): number => rows.reduce((sum, row) => (isCounted(row) ? sum + row.count : sum), 0)
