import { useCallback, useEffect, useRef } from 'react'

/** In milliseconds; long enough that writing does not slow down typing. */
const shortPause = 300

/**
 * Saves what is typed whenever the typing pauses, when the page is hidden, because a phone may end it without another
 * event, and when it is left before the pause is over. `save` gets whether the page may end before the save does.
 * Returns a function to be called at each change.
 */
export const useSaveOnPause = (save: (isEnding: boolean) => void, pause = shortPause): (() => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const end = () => save(true)
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') end()
    }
    addEventListener('pagehide', end)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      removeEventListener('pagehide', end)
      document.removeEventListener('visibilitychange', whenHidden)
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      timer.current = undefined
      end()
    }
  }, [save])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      save(false)
    }, pause)
  }, [save, pause])
}
