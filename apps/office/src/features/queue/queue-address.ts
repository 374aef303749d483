import { defaultSort, type QueueSort, readSort, writeSort } from '@milgo/domain/queue/queue-sort'
import { type QueueView, readView, writeView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'

/** What the queue shows: its filters and its order. */
export type QueueState = { readonly view: QueueView; readonly sort: QueueSort }

/** Returns the query string of the address. It opens the same view for everyone. */
export const writeAddress = ({ view, sort }: QueueState): string => {
  const pairs = writeView(view).map(([name, value]): [string, string] => [name, value])
  const order = writeSort(sort)
  // Without filters the order is always written, because an empty address means the own queue.
  const isOrderSaid = pairs.length === 0 || order !== writeSort(defaultSort)
  return new URLSearchParams([
    ...pairs,
    ...(isOrderSaid ? [['sort', order] as [string, string]] : []),
  ]).toString()
}

export const readAddress = (text: string): QueueState => {
  const params = new URLSearchParams(text)
  return { view: readView(params), sort: readSort(params.get('sort')) }
}

/** The view that the queue opens with: the staff member's own queue, which has the empty address. */
export const firstView: QueueView = standardViews.mine.view

/** Returns the filters as a call takes them. */
export const filtersOf = (view: QueueView): Readonly<Record<string, string>> =>
  Object.fromEntries(writeView(view))

/** Returns a view limited to the period of the shown view, so that a link does not leave a past period unnoticed. */
export const inPeriodOf = ({ period }: QueueView, view: QueueView): QueueView =>
  period === undefined ? view : { ...view, period }

/** Returns whether two views are the same, in whatever order. */
export const isSameView = (a: QueueView, b: QueueView): boolean =>
  JSON.stringify(writeView(a)) === JSON.stringify(writeView(b))
