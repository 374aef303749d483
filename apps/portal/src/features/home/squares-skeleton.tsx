import { cardStyle } from '@milgo/ui/card-style.ts'
import { Skeleton } from '@milgo/ui/skeleton.tsx'

export const SquaresSkeleton = () => (
  <div>
    <Skeleton className="h-8 w-40" />
    <div className="mt-6 grid gap-4 md:grid-cols-3 lg:gap-5">
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className={`${cardStyle} flex gap-4 p-5 md:block md:p-6`}>
          <Skeleton className="size-12 shrink-0" />
          <div className="grow md:mt-5">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="mt-3 h-5 w-full" />
            <Skeleton className="mt-2 h-5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
