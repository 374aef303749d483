import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'

const fields = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Draws the outline of a section of questions while the form loads. */
export const FieldsSkeleton = () => (
  <div className={`${cardStyle} px-6 pt-5 pb-7 max-sm:px-4`}>
    <Skeleton className="mb-6 h-7 w-56" />
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field}>
          <Skeleton className="mb-2 h-5 w-32" />
          <Skeleton className="h-[50px]" />
        </div>
      ))}
    </div>
  </div>
)
