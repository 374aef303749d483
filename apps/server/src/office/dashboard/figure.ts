import type { Figure } from '@milgo/contracts/office/get-dashboard'
import { type QueueView, writeView } from '@milgo/domain/queue/queue-view'

/** Returns a count together with the view of the queue that shows these requests. */
export type FigureOf = (view: QueueView, count: number) => Figure

/** Returns figures of one period. A view without a period is of the current one. */
export const figuresOf =
  (period: string | undefined): FigureOf =>
  (view, count) => ({
    count,
    view: Object.fromEntries(writeView(period === undefined ? view : { ...view, period })),
  })

export const sumOf = <Row extends { readonly count: number }>(
  rows: readonly Row[],
  isCounted: (row: Row) => boolean = () => true,
): number => rows.reduce((sum, row) => (isCounted(row) ? sum + row.count : sum), 0)
