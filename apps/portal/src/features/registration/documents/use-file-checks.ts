import { useEffect } from 'react'
import type { DocumentFiles } from './document-files.ts'
import { useIsChecking } from './use-document-files.ts'

const firstPause = 2_000
const longestPause = 60_000

/** What the scanner says is learnt while the page is open and somebody looks at it; ever more seldom. */
export const useFileChecks = (files: DocumentFiles): void => {
  const isChecking = useIsChecking(files)
  useEffect(() => {
    if (!isChecking) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = firstPause
    const askLater = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(ask, pause)
      pause = Math.min(2 * pause, longestPause)
    }
    // Where nothing is heard, the next time may tell.
    const ask = () => void files.refresh().then(askLater, askLater)
    const onSight = () => {
      pause = firstPause
      askLater()
    }
    askLater()
    document.addEventListener('visibilitychange', onSight)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [files, isChecking])
}
