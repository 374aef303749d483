import { fill } from '@milgo/messages/fill'
import { useWords } from '../../../lib/words.ts'
import { ContentPicture } from '../content-picture.tsx'
import { type SlideContent, SlideWords } from './slide-words.tsx'

type Props = {
  readonly slide: SlideContent
  readonly index: number
  readonly total: number
  readonly isShown: boolean
}

const pictureLooks = ['slide-picture-sun', 'slide-picture-brand', 'slide-picture-info'] as const

/** One slide. Those out of sight are inert, so that neither the focus nor a screen reader wanders into them. */
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
      <div
        className={`slide-picture ${pictureLooks[index % pictureLooks.length]} flex h-32 items-center justify-center md:order-last md:h-auto`}
      >
        <ContentPicture icon={slide.icon} className="size-14 md:size-22" />
      </div>
      <SlideWords slide={slide} />
    </div>
  )
}
