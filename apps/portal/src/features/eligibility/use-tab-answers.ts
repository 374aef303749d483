import { useCallback, useEffect, useRef } from 'react'
import { currentSession } from '../../lib/session/session-store.ts'
import { useSession } from '../../lib/session/use-session.ts'
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
  const sessionId = useSession()?.id
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      // Nothing is stored after a logout, or a login in another tab: both remove everything.
      if (isForgotten.current || store.isUntouched() || currentSession()?.id !== sessionId) return
      storeTabAnswers(store.entered())
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
  }, [store, sessionId])
  return useCallback(() => {
    isForgotten.current = true
    removeTabAnswers()
  }, [])
}
