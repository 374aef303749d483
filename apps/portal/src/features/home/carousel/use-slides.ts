import { directionOf } from '@milgo/messages/languages'
import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../../lib/words.ts'

/** Returns which slide is visible, and functions to move. With `isStill`, slides jump instead of sliding. */
export const useSlides = (count: number, isStill: boolean) => {
  const lastIndex = count - 1
  const direction = directionOf[useLanguage()]
  const [viewport, embla] = useEmblaCarousel({ direction, loop: true, duration: 20 })
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    if (!embla) return
    const update = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', update).on('reInit', update)
    return () => {
      embla.off('select', update).off('reInit', update)
    }
  }, [embla])

  const goTo = useCallback((index: number) => embla?.scrollTo(index, isStill), [embla, isStill])
  const goNext = useCallback(() => embla?.scrollNext(isStill), [embla, isStill])
  const goBack = useCallback(() => embla?.scrollPrev(isStill), [embla, isStill])

  /** Arrow keys follow the page's direction: forward is left in Hebrew and Arabic, right in English. */
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === forward) goNext()
    else if (event.key === back) goBack()
    else if (event.key === 'Home') goTo(0)
    else if (event.key === 'End') goTo(lastIndex)
    else return
    event.preventDefault()
  }

  return { viewport, selected, goTo, goNext, goBack, onKeyDown }
}
