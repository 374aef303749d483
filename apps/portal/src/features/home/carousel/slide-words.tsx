import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../../lib/words.ts'

export type SlideContent = CoreAnswer<'/information-sliders/get-all'>[number]

/** What a slide says. Its height is the carousel's, so the skeleton lays it out too. */
export const SlideWords = ({ slide }: { slide: SlideContent }) => {
  const { home } = useWords()
  return (
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
  )
}
