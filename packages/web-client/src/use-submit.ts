import { useRef, useState } from 'react'

type After = {
  /** Whether a success leads elsewhere. The form then stays disabled after it, so that nothing is sent twice. */
  readonly leaves?: boolean
}

/**
 * Runs one submission at a time, however often the button is pressed. Failures are counted, because the same failure
 * may occur twice.
 */
export const useSubmit = ({ leaves = false }: After = {}) => {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly count: number }>()

  const submit = async (action: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await action()
      if (leaves) return
      setFailure(undefined)
    } catch (error) {
      setFailure((before) => ({ error, count: (before?.count ?? 0) + 1 }))
    }
    setIsBusy(false)
    isRunning.current = false
  }
  const clearFailure = () => setFailure(undefined)
  return { isBusy, failure, submit, clearFailure }
}
