import type { DocumentFiles } from './document-files.ts'

const firstPause = 2_000
const longestPause = 60_000

/** Asks what the scanner says while somebody looks at the page, ever more seldom, until the answer is called. */
export const askForChecks = ({ refresh }: Pick<DocumentFiles, 'refresh'>): (() => void) => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  const askLater = () => {
    clearTimeout(timer)
    // One that was asked last may be answered when nobody wants to know any more.
    if (!isOver && !document.hidden) timer = setTimeout(ask, pause)
    pause = Math.min(2 * pause, longestPause)
  }
  // Where nothing is heard, the next time may tell.
  const ask = () => void refresh().then(askLater, askLater)
  const onSight = () => {
    pause = firstPause
    askLater()
  }
  askLater()
  document.addEventListener('visibilitychange', onSight)
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onSight)
  }
}
