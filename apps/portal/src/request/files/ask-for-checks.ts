import type { DocumentFiles } from './document-files.ts'

const firstPause = 2_000
const longestPause = 60_000

/** Asks for the scanner's results while the page is visible, at growing intervals. Returns a function that stops it. */
export const askForChecks = ({ refresh }: Pick<DocumentFiles, 'refresh'>): (() => void) => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  const askLater = () => {
    clearTimeout(timer)
    // The last answer may arrive after the stop.
    if (!isOver && !document.hidden) timer = setTimeout(ask, pause)
    pause = Math.min(2 * pause, longestPause)
  }
  // A failed call is followed by the next one as well.
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
