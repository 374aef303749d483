import { Skeleton } from '@milgo/ui/skeleton.tsx'

/** A slide and its buttons, grey. */
export const CarouselSkeleton = () => (
  <div>
    <div className="grid overflow-hidden rounded-large border border-line bg-surface shadow-card md:grid-cols-[1.1fr_1fr]">
      <div className="h-32 bg-sunken md:order-last md:h-auto" />
      <div className="flex min-h-72 flex-col items-start justify-center gap-4 p-6 md:min-h-68 md:p-9">
        <Skeleton isPill className="h-8 w-24" />
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-12 w-full" />
        <Skeleton isPill className="h-12 w-32" />
      </div>
    </div>
    <div className="mt-4 flex justify-center">
      <Skeleton isPill className="h-11 w-52" />
    </div>
  </div>
)
