import { SlideWords } from '@milgo/content-view/slide-words.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { useWords } from '../../../lib/words.ts'
import type { SlideContent } from './slide-content.ts'

/**
 * Draws a slide and its buttons in grey. Once the slides are known, their words are laid out invisibly, so that the
 * skeleton is as high as the carousel and nothing moves when the carousel replaces it.
 */
export const CarouselSkeleton = ({ slides }: { slides: readonly SlideContent[] | undefined }) => {
  const { home } = useWords()
  return (
    <div>
      <div className="grid overflow-hidden rounded-large border border-line bg-surface shadow-card md:grid-cols-[1.1fr_1fr]">
        <div className="h-32 bg-sunken md:order-last md:h-auto" />
        <div className="grid *:col-start-1 *:row-start-1">
          <div
            className={`flex flex-col items-start justify-center gap-4 px-6 md:px-9 ${slides ? '' : 'min-h-80 md:min-h-71'}`}
          >
            <Skeleton isPill className="h-8 w-24" />
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="h-12 w-full" />
            <Skeleton isPill className="h-12 w-32" />
          </div>
          {slides?.map((slide) => (
            <div key={slide.id} className="invisible grid">
              <SlideWords slide={slide} more={home.carousel.more} />
            </div>
          ))}
        </div>
      </div>
      {slides?.length !== 1 && (
        <div className="mt-4 flex justify-center">
          <Skeleton isPill className="h-11 w-52" />
        </div>
      )}
    </div>
  )
}
