import type { InformationSlider } from '@milgo/contracts/core/get-information-sliders'
import { Badge } from '@milgo/ui/badge.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

type Props = {
  readonly slide: Omit<InformationSlider, 'id'>
  /** The text of the link if the slide has none of its own. */
  readonly more: string
}

/** The text half of a slide. The carousel's height depends on it, so the skeleton renders it too. */
export const SlideWords = ({ slide, more }: Props) => (
  <div className="flex flex-col items-start justify-center gap-3 p-6 md:min-h-68 md:p-9">
    {slide.badge !== null && <Badge tone="info">{slide.badge}</Badge>}
    <h2 className="text-title">{slide.title}</h2>
    <p className="text-ink-soft">
      <TextWithNumbers text={slide.text} />
    </p>
    {slide.link !== null && (
      <Link to={slide.link} className={`${buttonStyle('secondary')} mt-2`}>
        {slide.link_text ?? more}
        <ArrowRight aria-hidden="true" className="mirrored size-5" />
      </Link>
    )}
  </div>
)
