import { cardStyle } from '@milgo/ui/card-style.ts'
import { useRef } from 'react'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useLanguage } from '../../lib/words.ts'
import { Carousel } from './carousel/carousel.tsx'
import { CarouselSkeleton } from './carousel/carousel-skeleton.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Squares } from './squares.tsx'
import { SquaresSkeleton } from './squares-skeleton.tsx'

/** What the office writes: slides and squares. When either is missing it is said once. */
export const HomeContent = () => {
  const language = useLanguage()
  const sliders = useCoreQuery('/information-sliders/get-all')
  const squares = useCoreQuery('/information-squares/get-all')
  const failure = sliders.error ?? squares.error
  const content = useRef<HTMLDivElement>(null)
  return (
    <div ref={content} tabIndex={-1} className="flex flex-col gap-14 outline-none md:gap-18">
      {sliders.isPending && <CarouselSkeleton />}
      {sliders.data && sliders.data.length > 0 && <Carousel key={language} slides={sliders.data} />}
      {squares.isPending && <SquaresSkeleton />}
      {squares.data && squares.data.length > 0 && <Squares squares={squares.data} />}
      {failure && (
        <div className={`${cardStyle} p-6 md:p-8`}>
          <LoadFailed missing="content" error={failure} brought={content} variant="primary" />
        </div>
      )}
    </div>
  )
}
