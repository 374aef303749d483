import type { ComponentProps } from 'react'
import { Collapsible } from '../../lib/collapsible.tsx'
import { useWords } from '../../lib/words.ts'
import { QueueSidebar } from './queue-sidebar.tsx'

/** The views beside the list. On a narrow window they open above it. */
export const QueueAside = (props: ComponentProps<typeof QueueSidebar>) => {
  const { officeQueue: words } = useWords()
  return (
    <aside className="relative border-line max-lg:border-b lg:overflow-y-auto lg:border-e lg:px-3 lg:py-5">
      <Collapsible
        summary={words.showViews}
        summaryStyle="min-h-12 font-medium text-brand"
        className="px-4 lg:hidden"
      >
        <div className="pb-4">
          <QueueSidebar {...props} />
        </div>
      </Collapsible>
      <div className="max-lg:hidden">
        <QueueSidebar {...props} />
      </div>
    </aside>
  )
}
