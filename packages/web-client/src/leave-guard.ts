import { currentPosition, holdBack, takeBack } from './hold-back.ts'

/** How somebody means to leave a page. */
export type Leaving = 'page' | 'logOut'

/** Where a link or the history leads. */
type Place = Pick<Location, 'pathname' | 'search'>

type Guard = {
  /** Whether there is anything to lose at this moment. */
  readonly isClosed: () => boolean
  /** Whether to ask although nothing would be lost; the browser's own question is for losses alone. */
  readonly asksAnyway?: (to?: string) => boolean
  /** Asks; answers whether to leave. Where to is known of a page. */
  readonly ask: (leaving: Leaving, to?: string) => Promise<boolean>
  /** What makes a place another page; its path alone where this is left out. */
  readonly pageOf?: (place: Place) => string
}

const pathOf = ({ pathname }: Place): string => pathname

/**
 * A page with unsaved answers asks before it is left. The browser's own question covers closing and reloading; links
 * and Back inside the application never load a page, and are held here.
 */
let guard: Guard | undefined

export const mayLeave = (leaving: Leaving): Promise<boolean> =>
  guard && holds(guard) ? guard.ask(leaving) : Promise.resolve(true)

const holds = ({ isClosed, asksAnyway }: Guard, to?: string): boolean =>
  isClosed() || asksAnyway?.(to) === true

const linkOf = (event: MouseEvent, pageOf: (place: Place) => string): HTMLAnchorElement | undefined => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target === '_blank' || link.origin !== location.origin) return undefined
  return pageOf(link) === pageOf(location) ? undefined : link
}

/** Holds the page until the answer is called. */
export const guardPage = (held: Guard): (() => void) => {
  guard = held
  const { pageOf = pathOf } = held
  const guarded = pageOf(location)
  let position = currentPosition()
  let isPassing = false

  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (held.isClosed()) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event, pageOf)
    if (isPassing || !link || !holds(held, link.pathname)) return
    event.preventDefault()
    event.stopPropagation()
    void held.ask('page', link.pathname).then((isLeaving) => {
      if (!isLeaving) return
      isPassing = true
      link.click()
    })
  }
  // Steps of the form are entries of their own.
  const notePosition = () => {
    position = currentPosition()
  }
  const onPopState = (event: PopStateEvent) => {
    const path = location.pathname
    if (isPassing || pageOf(location) === guarded || !holds(held, path)) return notePosition()
    const distance = takeBack(event, position)
    void held.ask('page', path).then((isLeaving) => {
      if (!isLeaving) return
      isPassing = true
      history.go(distance)
    })
  }
  addEventListener('beforeunload', beforeUnload)
  const letBack = holdBack(onPopState)
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('pointerdown', notePosition, { capture: true })
  document.addEventListener('keydown', notePosition, { capture: true })
  return () => {
    guard = undefined
    removeEventListener('beforeunload', beforeUnload)
    letBack()
    document.removeEventListener('click', onClick, { capture: true })
    document.removeEventListener('pointerdown', notePosition, { capture: true })
    document.removeEventListener('keydown', notePosition, { capture: true })
  }
}
