import { useEffect } from 'react'
import type { EligibilityStore } from './eligibility-form.ts'
import { keepAnswers } from './kept-answers.ts'

/** Long enough that nobody waits for it while typing. */
const pause = 300

/** Kept whenever the typing pauses, and when the page goes. */
export const useKeepAnswers = (store: EligibilityStore): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => keepAnswers(store.entered())
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
}
