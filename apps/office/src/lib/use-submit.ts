import { useRef, useState } from 'react'

/** Sends a form once at a time, however often it is pressed; what fails is counted, since the same may fail twice. */
export const useSubmit = () => {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly count: number }>()

  const submit = async (action: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await action()
      setFailure(undefined)
    } catch (error) {
      setFailure((before) => ({ error, count: (before?.count ?? 0) + 1 }))
    }
    setIsBusy(false)
    isRunning.current = false
  }
  return { isBusy, failure, submit }
}
