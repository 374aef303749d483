import { currentPosition, interceptBack, revertNavigation } from './intercept-back.ts'

/** How the user leaves a page. */
export type Leaving = 'page' | 'logOut'

/** The target of a link or of a history entry. */
type Place = Pick<Location, 'pathname' | 'search'>

type Guard = {
  /** Returns whether something would be lost by leaving now. */
  readonly isClosed: () => boolean
  /**
   * Returns whether to ask although nothing would be lost. The browser's own question is asked only if something would
   * be lost.
   */
  readonly asksAnyway?: (to?: string) => boolean
  /** Asks the user and returns whether to leave. The target is given for a page. */
  readonly ask: (leaving: Leaving, to?: string) => Promise<boolean>
  /** Returns what identifies the page of an address. Without it the path does. */
  readonly pageOf?: (place: Place) => string
}

const pathOf = ({ pathname }: Place): string => pathname

/**
 * The guard of the current page: a page with unsaved answers asks before it is left. The browser's own question covers
 * closing and reloading. Links and Back inside the application load no page, so they are intercepted here.
 */
let guard: Guard | undefined

export const mayLeave = (leaving: Leaving): Promise<boolean> =>
  guard && mustAsk(guard) ? guard.ask(leaving) : Promise.resolve(true)

const mustAsk = ({ isClosed, asksAnyway }: Guard, to?: string): boolean =>
  isClosed() || asksAnyway?.(to) === true

const linkOf = (event: MouseEvent, pageOf: (place: Place) => string): HTMLAnchorElement | undefined => {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link || link.target === '_blank' || link.origin !== location.origin) return undefined
  return pageOf(link) === pageOf(location) ? undefined : link
}

/** Guards the page until the returned function is called. */
export const guardPage = (newGuard: Guard): (() => void) => {
  guard = newGuard
  const { pageOf = pathOf } = newGuard
  const guarded = pageOf(location)
  let position = currentPosition()
  let isPassing = false

  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (newGuard.isClosed()) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event, pageOf)
    if (isPassing || !link || !mustAsk(newGuard, link.pathname)) return
    event.preventDefault()
    event.stopPropagation()
    void newGuard.ask('page', link.pathname).then((isLeaving) => {
      if (!isLeaving) return
      isPassing = true
      link.click()
    })
  }
  // The steps of the form are history entries of their own.
  const notePosition = () => {
    position = currentPosition()
  }
  const onPopState = (event: PopStateEvent) => {
    const path = location.pathname
    if (isPassing || pageOf(location) === guarded || !mustAsk(newGuard, path)) return notePosition()
    const distance = revertNavigation(event, position)
    void newGuard.ask('page', path).then((isLeaving) => {
      if (!isLeaving) return
      isPassing = true
      history.go(distance)
    })
  }
  addEventListener('beforeunload', beforeUnload)
  const stopIntercepting = interceptBack(onPopState)
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('pointerdown', notePosition, { capture: true })
  document.addEventListener('keydown', notePosition, { capture: true })
  return () => {
    // Another page may have begun before this one is gone.
    if (guard === newGuard) guard = undefined
    removeEventListener('beforeunload', beforeUnload)
    stopIntercepting()
    document.removeEventListener('click', onClick, { capture: true })
    document.removeEventListener('pointerdown', notePosition, { capture: true })
    document.removeEventListener('keydown', notePosition, { capture: true })
  }
}
