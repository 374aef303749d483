import { useEffect } from 'react'
import type { EligibilityStore } from './eligibility-form.ts'
import { keepAnswers } from './kept-answers.ts'

/** Kept whenever a field is left, and when the page goes; not with every key. */
export const useKeepAnswers = (store: EligibilityStore): void => {
  useEffect(() => {
    const keep = () => keepAnswers(store.entered())
    const stop = store.onLeave(keep)
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('pagehide', keep)
    }
  }, [store])
}
