import { useWords } from '../../../lib/words.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { Slide } from './slide.tsx'
import type { SlideContent } from './slide-content.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useRotation } from './use-rotation.ts'
import { useSlides } from './use-slides.ts'

type Props = { readonly slides: readonly SlideContent[] }

export const Carousel = ({ slides }: Props) => {
  const { home } = useWords()
  const isStill = useReducedMotion()
  const { viewport, selected, goTo, goNext, goBack, onKeyDown } = useSlides(slides.length, isStill)
  const { canRotate, isPlaying, isTurning, toggle, holds } = useRotation(goNext, isStill, slides.length)
  return (
    <section
      aria-roledescription={home.carousel.roleDescription}
      aria-label={home.carousel.label}
      onKeyDown={onKeyDown}
      {...holds}
    >
      <div ref={viewport} className="overflow-hidden rounded-large border border-line bg-surface shadow-card">
        <div aria-live={isTurning ? 'off' : 'polite'} className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <Slide
              key={slide.id}
              slide={slide}
              index={index}
              total={slides.length}
              isShown={index === selected}
            />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselControls
          titles={slides.map(({ title }) => title)}
          selected={selected}
          goTo={goTo}
          goNext={goNext}
          goBack={goBack}
          rotation={canRotate ? { isPlaying, toggle } : undefined}
        />
      )}
    </section>
  )
}
