import { useCallback, useEffect, useRef } from 'react'
import type { EligibilityStore } from './eligibility-form.ts'
import { storeTabAnswers } from './store-tab-answers.ts'
import { removeTabAnswers } from './tab-answers.ts'

/** Long enough that nobody waits for it while typing. */
const pause = 300

/**
 * Kept whenever the typing pauses, and when the page goes. Answers how to forget them for good: the page may stand for a
 * while after somebody has chosen to leave, and must not write them down again.
 */
export const useTabAnswers = (store: EligibilityStore): (() => void) => {
  const isForgotten = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (!isForgotten.current && !store.isUntouched()) storeTabAnswers(store.entered())
    }
    const stop = store.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    })
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('pagehide', keep)
    }
  }, [store])
  return useCallback(() => {
    isForgotten.current = true
    removeTabAnswers()
  }, [])
}
