import { useEffect } from 'react'
import { doHeldPress } from '../lib/held-press.ts'

/** Beside a page: with it the page hears what is pressed, and knows by then what was typed. */
export const Awake = () => {
  useEffect(() => {
    const next = setTimeout(doHeldPress)
    return () => clearTimeout(next)
  }, [])
  return null
}
