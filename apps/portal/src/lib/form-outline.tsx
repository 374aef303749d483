import { FieldsSkeleton } from '@milgo/form/fields-skeleton.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import type { ReactNode } from 'react'

/**
 * Draws the outline of the form while it loads, with the heading if that is known. It has space for the application's
 * number and its save state, so that nothing moves when the form appears.
 */
export const FormOutline = ({ heading = <Skeleton className="h-8 w-56" /> }: { heading?: ReactNode }) => (
  <div className="page-column page-height py-6 md:py-8">
    {heading}
    <Skeleton isPill className="mt-25 mb-17 h-2 sm:mt-14 sm:mb-12.5" />
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <FieldsSkeleton />
      <Skeleton className="h-56 max-lg:hidden" />
    </div>
  </div>
)
