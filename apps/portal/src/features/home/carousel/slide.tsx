import { fill } from '@milgo/messages/fill'
import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { CoreAnswer } from '../../../lib/call-core.ts'
import { useWords } from '../../../lib/words.ts'
import { ContentPicture } from '../content-picture.tsx'

type Props = {
  readonly slide: CoreAnswer<'/information-sliders/get-all'>[number]
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
      <div className="flex flex-col items-start justify-center gap-3 p-6 md:min-h-68 md:p-9">
        {slide.badge !== null && <Badge tone="info">{slide.badge}</Badge>}
        <h2 className="text-title">{slide.title}</h2>
        <p className="text-ink-soft">
          <TextWithNumbers text={slide.text} />
        </p>
        {slide.link !== null && (
          <Link to={slide.link} className={`${buttonStyle('secondary')} mt-2`}>
            {slide.link_text ?? home.carousel.more}
            <ArrowRight aria-hidden="true" className="mirrored size-5" />
          </Link>
        )}
      </div>
    </div>
  )
}
