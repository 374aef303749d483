import { useEffect } from 'react'
import { repeatEarlyPress } from './early-press.ts'
import { endLoadWatch } from './end-load-watch.ts'

/** Drawn beside a page: once mounted, the page reacts to presses and knows what was typed before. */
export const Awake = () => {
  useEffect(() => {
    endLoadWatch()
    const next = setTimeout(repeatEarlyPress)
    return () => clearTimeout(next)
  }, [])
  return null
}
