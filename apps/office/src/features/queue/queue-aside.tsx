import type { ComponentProps } from 'react'
import { useWords } from '../../lib/words.ts'
import { QueueSidebar } from './queue-sidebar.tsx'

/** The views beside the list; on a narrow window they open above it. */
export const QueueAside = (props: ComponentProps<typeof QueueSidebar>) => {
  const { officeQueue: words } = useWords()
  return (
    <aside className="border-line max-lg:border-b lg:overflow-y-auto lg:border-e lg:px-3 lg:py-5">
      <details className="group px-4 lg:hidden">
        <summary className="flex min-h-12 cursor-pointer items-center font-medium text-brand">
          {words.showViews}
        </summary>
        <div className="pb-4">
          <QueueSidebar {...props} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <QueueSidebar {...props} />
      </div>
    </aside>
  )
}
