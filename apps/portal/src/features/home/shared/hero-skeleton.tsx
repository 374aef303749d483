import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { useWords } from '../../../lib/words.ts'
import { HeroBand } from './hero-band.tsx'

/** Draws the outline of the opening band while its code or data loads. */
export const HeroSkeleton = () => {
  const { shell } = useWords()
  return (
    <>
      <VisuallyHidden>{shell.loading}</VisuallyHidden>
      <HeroBand>
        <div className="flex flex-col gap-5">
          <Skeleton isPill className="h-8 w-40" />
          <Skeleton className="h-24 w-full max-w-[30rem]" />
          <Skeleton className="h-14 w-full max-w-[34rem]" />
          <Skeleton isPill className="mt-3 h-12 w-80 max-w-full" />
        </div>
        <Skeleton className="h-72" />
      </HeroBand>
    </>
  )
}
