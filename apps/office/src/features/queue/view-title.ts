import type { QueueView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'
import type { FilterReader } from './filter-text.ts'
import { inPeriodOf, isSameView } from './queue-address.ts'
import { standardNames } from './queue-sidebar.tsx'
import type { QueueChoices } from './use-queue-calls.ts'

/** Returns the name of a view: its own if it is saved, else that of the standard view or of its only status. */
export const viewTitle = (
  view: QueueView,
  saved: QueueChoices['views'][number] | undefined,
  reader: FilterReader,
): string => {
  const { standard, ownView } = reader.words
  if (saved) return saved.name
  const name = standardNames.find((one) => isSameView(inPeriodOf(view, standardViews[one].view), view))
  return name ? standard[name] : (nameOfStatusView(view, reader) ?? ownView)
}

/** Returns the name of the status if the view filters by one status only, in any period. */
const nameOfStatusView = (
  { status = [], period: _, ...rest }: QueueView,
  reader: FilterReader,
): string | undefined => {
  const [only, ...others] = status
  return only !== undefined && others.length === 0 && Object.keys(rest).length === 0
    ? reader.statuses[only]
    : undefined
}
