import { defaultSort, type QueueSort, readSort, writeSort } from '@milgo/domain/queue/queue-sort'
import { type QueueView, readView, writeView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'

/** What the queue shows: its filters and its order. */
export type QueueState = { readonly view: QueueView; readonly sort: QueueSort }

/** The address behind `?`: whoever opens it sees the same view. */
export const writeAddress = ({ view, sort }: QueueState): string => {
  const pairs = writeView(view).map(([name, value]): [string, string] => [name, value])
  const order = writeSort(sort)
  // Without filters the order stands for the view: an address without anything is the own queue.
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

/** What the queue opens with: the own queue, which has the address without anything. */
export const firstView: QueueView = standardViews.mine.view

/** The filters as a call takes them. */
export const filtersOf = (view: QueueView): Readonly<Record<string, string>> =>
  Object.fromEntries(writeView(view))

/** A view as it is offered beside a shown one: of the same period, so that a look at a past one does not end unnoticed. */
export const inPeriodOf = ({ period }: QueueView, view: QueueView): QueueView =>
  period === undefined ? view : { ...view, period }

/** Whether two addresses mean one view, whatever their order. */
export const isSameView = (a: QueueView, b: QueueView): boolean =>
  JSON.stringify(writeView(a)) === JSON.stringify(writeView(b))
