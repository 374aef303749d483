import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { ToastRegion } from '@milgo/ui/toast-region.tsx'
import type { ReactNode } from 'react'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useWords } from '../../lib/words.ts'
import { Header } from './header.tsx'
import { Notices } from './notices.tsx'

type Props = {
  readonly staff: CurrentStaff | undefined
  readonly children: ReactNode
}

export const Shell = ({ staff, children }: Props) => {
  const { office } = useWords()
  // Loaded beside the frame, so that no page shows codes first.
  usePeriodNames()
  return (
    // A page that fills the window scrolls inside its own panes. On a phone it scrolls like any other.
    <div className="flex min-h-dvh flex-col md:has-[[data-fills-window]]:h-dvh">
      <a
        href="#content"
        className="sr-only z-50 bg-surface px-4 py-3 text-brand focus:not-sr-only focus:absolute focus:start-3 focus:top-3"
      >
        {office.skip}
      </a>
      <Header staff={staff} />
      {staff && !staff.must_change_password && <Notices />}
      {/* Every page starts at the same edge as the header, however wide the page is. */}
      <main
        id="content"
        tabIndex={-1}
        className="flex w-full max-w-[calc(var(--page)+3rem)] min-h-0 grow flex-col px-4 py-8 outline-none has-[[data-fills-window]]:max-w-none has-[[data-fills-window]]:p-0 has-[[data-wide]]:max-w-none lg:px-6"
      >
        {!staff && !children && <span role="status">{office.loading}</span>}
        {!staff && <Outline />}
        {children}
      </main>
      <ToastRegion closeLabel={office.closeToast} />
    </div>
  )
}

/** The placeholder of the page that loads. */
const Outline = () => (
  <div aria-hidden="true" className="flex flex-col gap-5 text-ink">
    <Skeleton className="h-9 w-72" />
    <Skeleton className="h-5 w-96 max-w-full" />
    <div className="mt-3 grid gap-5 md:grid-cols-2">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  </div>
)
