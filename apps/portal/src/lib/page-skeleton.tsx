import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useWords } from './words.ts'

/** Draws the bars of a plain page's heading and first lines. */
export const PageBars = () => (
  <>
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-5 w-full max-w-measure" />
    <Skeleton className="h-5 w-2/3 max-w-measure" />
  </>
)

export const skeletonColumn = 'page-column page-height flex flex-col gap-4 py-16'

/** Draws a plain page while its code loads. */
export const PageSkeleton = () => {
  const { shell } = useWords()
  return (
    <div className={skeletonColumn}>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <PageBars />
    </div>
  )
}
