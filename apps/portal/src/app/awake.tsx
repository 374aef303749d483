import { useEffect } from 'react'
import { repeatEarlyPress } from '../lib/early-press.ts'

/** Beside a page: with it the page hears what is pressed, and knows by then what was typed. */
export const Awake = () => {
  useEffect(() => {
    const next = setTimeout(repeatEarlyPress)
    return () => clearTimeout(next)
  }, [])
  return null
}
