import { useEffect } from 'react'

/** The browser breaks a write off with the page that it began on: whoever leaves now is asked first. */
export const useAskBeforeLeaving = (isBusy: boolean): void => {
  useEffect(() => {
    if (!isBusy) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [isBusy])
}
