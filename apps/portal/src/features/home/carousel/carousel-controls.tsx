import { fill } from '@milgo/messages/fill'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useWords } from '../../../lib/words.ts'

type Props = {
  readonly titles: readonly string[]
  readonly selected: number
  readonly goTo: (index: number) => void
  readonly goNext: () => void
  readonly goBack: () => void
  /** Undefined when the slides never move by themselves. */
  readonly rotation: { readonly isPlaying: boolean; readonly toggle: () => void } | undefined
}

const roundButton =
  'flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-ink ' +
  'transition-colors duration-150 hover:border-brand hover:text-brand focus-visible:rounded-full'

export const CarouselControls = ({ titles, selected, goTo, goNext, goBack, rotation }: Props) => {
  const { home } = useWords()
  return (
    <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
      <button type="button" aria-label={home.carousel.previous} onClick={goBack} className={roundButton}>
        <ChevronLeft aria-hidden="true" className="mirrored size-5" />
      </button>
      <ul aria-label={home.carousel.choose} className="flex">
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={fill(home.carousel.goTo, { number: index + 1, title })}
              aria-current={index === selected}
              onClick={() => goTo(index)}
              className="group flex h-11 min-w-8 items-center justify-center"
            >
              <span
                className={
                  'h-2.5 w-2.5 rounded-full bg-line-strong transition-[width,background-color] duration-200 ' +
                  'forced-colors:bg-[ButtonText] group-hover:bg-brand group-aria-[current=true]:w-7 group-aria-[current=true]:bg-brand ' +
                  'forced-colors:group-aria-[current=true]:bg-[Highlight]'
                }
              />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" aria-label={home.carousel.next} onClick={goNext} className={roundButton}>
        <ChevronRight aria-hidden="true" className="mirrored size-5" />
      </button>
      {rotation && (
        <button
          type="button"
          aria-label={rotation.isPlaying ? home.carousel.pause : home.carousel.play}
          onClick={rotation.toggle}
          className={roundButton}
        >
          {rotation.isPlaying ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </button>
      )}
    </div>
  )
}
