import { SlidePicture } from '@milgo/content-view/slide-picture.tsx'
import { SlideWords } from '@milgo/content-view/slide-words.tsx'
import { fill } from '@milgo/messages/fill'
import { useWords } from '../../../lib/words.ts'
import type { SlideContent } from './slide-content.ts'

type Props = {
  readonly slide: SlideContent
  readonly index: number
  readonly total: number
  readonly isShown: boolean
}

/** Draws one slide. Hidden slides are inert, so that neither the focus nor a screen reader enters them. */
export const Slide = ({ slide, index, total, isShown }: Props) => {
  const { home } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern; a fieldset belongs to forms
    <div
      role="group"
      aria-roledescription={home.carousel.slideRoleDescription}
      aria-label={fill(home.carousel.slideLabel, { number: index + 1, total })}
      inert={!isShown}
      className="grid min-w-0 shrink-0 grow-0 basis-full grid-rows-[auto_1fr] md:grid-cols-[1.1fr_1fr] md:grid-rows-1"
    >
      <SlidePicture icon={slide.icon} index={index} />
      <SlideWords slide={slide} more={home.carousel.more} />
    </div>
  )
}
