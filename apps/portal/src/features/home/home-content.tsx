import { cardStyle } from '@milgo/ui/card-style.ts'
import { useRef } from 'react'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { CarouselPlace } from './carousel/carousel-place.tsx'
import { CarouselSkeleton } from './carousel/carousel-skeleton.tsx'
import { useCarouselCode } from './carousel/use-carousel-code.ts'
import { Squares } from './squares.tsx'
import { SquaresSkeleton } from './squares-skeleton.tsx'

/** Shows what the office writes: slides and squares. A failure of either is shown once. */
export const HomeContent = () => {
  const { home } = useWords()
  const language = useLanguage()
  const sliders = useCoreQuery('/information-sliders/get-all')
  const squares = useCoreQuery('/information-squares/get-all')
  const { Carousel, error: codeError, want } = useCarouselCode()
  const failure = sliders.error ?? squares.error ?? codeError
  const hasCarousel = !codeError && (sliders.isPending || (sliders.data && sliders.data.length > 0))
  const content = useRef<HTMLDivElement>(null)
  return (
    <div ref={content} tabIndex={-1} className="flex flex-col gap-14 outline-none md:gap-18">
      {hasCarousel && (
        <CarouselPlace onNear={want}>
          {Carousel && sliders.data ? (
            <Carousel key={language} slides={sliders.data} />
          ) : (
            <CarouselSkeleton slides={sliders.data} />
          )}
        </CarouselPlace>
      )}
      {squares.isPending && <SquaresSkeleton />}
      {squares.data && squares.data.length > 0 && <Squares squares={squares.data} />}
      {failure && (
        <div className={`${cardStyle} p-6 md:p-8`}>
          <LoadFailed
            title={home.failed.content}
            text={home.failed.text}
            error={failure}
            brought={content}
            variant="primary"
          />
        </div>
      )}
    </div>
  )
}
