import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useWords } from '../lib/words.ts'

/** A plain page while its code is on the way. */
export const PageSkeleton = () => {
  const { shell } = useWords()
  return (
    <div className="page-column page-height flex flex-col gap-4 py-16">
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-5 w-full max-w-measure" />
      <Skeleton className="h-5 w-2/3 max-w-measure" />
    </div>
  )
}
