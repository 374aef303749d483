import { useCallback, useEffect, useRef } from 'react'
import type { EligibilityStore } from './eligibility-form.ts'
import { storeTabAnswers } from './store-tab-answers.ts'
import { removeTabAnswers } from './tab-answers.ts'

/** In milliseconds; long enough that writing does not slow down typing. */
const pause = 300

/**
 * Stores the answers in the tab whenever the typing pauses, and when the page is closed or left. Returns a function that
 * removes them for good: the page may stay open for a while after the person has chosen to leave, and must not store
 * them again.
 */
export const useTabAnswers = (store: EligibilityStore): (() => void) => {
  const isForgotten = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      if (!isForgotten.current && !store.isUntouched()) storeTabAnswers(store.entered())
    }
    const stop = store.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    })
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('pagehide', keep)
      if (timer === undefined) return
      clearTimeout(timer)
      keep()
    }
  }, [store])
  return useCallback(() => {
    isForgotten.current = true
    removeTabAnswers()
  }, [])
}
