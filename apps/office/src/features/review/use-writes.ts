import { useCallback, useRef, useState } from 'react'
import { findMoved, type Moved } from './moved-meanwhile.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

type Failure = { readonly error: unknown; readonly retry: () => void }

/** Writes of a page one after another, so that a decision never overtakes a verdict. */
export const useWrites = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const failures = useRef(0)
  const [pending, setPending] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const [moved, setMoved] = useState<Moved>()

  const write = useCallback(
    <Answer>(
      call: () => Promise<Answer>,
      /** Where more than the call belongs to another try. */
      retry: () => void = () => void write(call),
    ): Promise<Answer | undefined> => {
      setPending((count) => count + 1)
      const done = last.current.then(call).then(
        (answer) => {
          setFailure(undefined)
          return answer
        },
        (error: unknown) => {
          failures.current += 1
          const found = findMoved(error)
          if (found) setMoved(found)
          else setFailure({ error, retry })
          return undefined
        },
      )
      last.current = done.finally(() => setPending((count) => count - 1))
      return done
    },
    [],
  )

  const isBusy = pending > 0
  useAskBeforeLeaving(isBusy)

  /** Waits for all writes so far; whether each of those that were on their way has arrived. */
  const settle = useCallback(async (): Promise<boolean> => {
    const before = failures.current
    await last.current
    return failures.current === before
  }, [])

  const forget = useCallback(() => {
    setFailure(undefined)
    setMoved(undefined)
  }, [])

  return { write, settle, isBusy, failure, moved, forget }
}
