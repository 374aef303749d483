import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useWords } from '../../lib/words.ts'

/** The outline of the two ways in; with it the page reaches to the foot of the window. */
export const WaysSkeleton = () => {
  const { shell } = useWords()
  return (
    <div className="page-height flex flex-col gap-6" aria-busy="true">
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <Skeleton className="h-12" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton isPill className="h-12" />
    </div>
  )
}
