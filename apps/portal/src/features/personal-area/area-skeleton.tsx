import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useWords } from '../../lib/words.ts'

/** Draws the outline of the page while its data loads. */
export const AreaSkeleton = () => {
  const { shell } = useWords()
  return (
    <div className="page-column page-height flex flex-col gap-5 py-8 md:py-12">
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-10 w-96 max-w-full" />
      <div className={`${cardStyle} flex flex-col gap-4 p-6 md:p-8`}>
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton isPill className="h-12 w-52" />
        <Skeleton isPill className="mt-4 h-2 w-full" />
      </div>
      <div className={`${cardStyle} h-48 p-6`}>
        <Skeleton className="h-6 w-40" />
      </div>
    </div>
  )
}
