import { useCallback, useEffect, useRef, useState } from 'react'
import { findMoved, type Moved } from './moved-meanwhile.ts'

type Failure = { readonly error: unknown; readonly retry: () => void }

type WriteOptions = {
  /** The name of what is written, if a decision depends on it. Nothing is decided until it has arrived. */
  readonly decidedOn?: string
  /** Repeats the write, if a retry needs more than the call. */
  readonly retry?: () => void
}

/**
 * Sends the writes of a page one after another, so that a decision never overtakes a verdict. Writes of a request that
 * is only shown ahead wait until it is open.
 */
export const useWrites = (isOpen: boolean) => {
  const [opening] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    if (isOpen) opening.resolve()
  }, [isOpen, opening])
  const last = useRef<Promise<unknown>>(opening.promise)
  /** The failures, by what was written. Each is removed when the same write succeeds. */
  const failures = useRef<ReadonlyMap<string, Failure>>(new Map())
  const [pending, setPending] = useState(0)
  const [failure, setFailure] = useState<Failure>()
  const [moved, setMoved] = useState<Moved>()

  const note = useCallback((name: string, failed: Failure | undefined) => {
    const others = [...failures.current].filter(([one]) => one !== name)
    failures.current = new Map(failed ? [...others, [name, failed]] : others)
    setFailure([...failures.current.values()].at(-1))
  }, [])

  const write = useCallback(
    <Answer>(
      call: () => Promise<Answer>,
      { decidedOn = notDecidedOn, retry = () => void write(call, { decidedOn }) }: WriteOptions = {},
    ): Promise<Answer | undefined> => {
      setPending((count) => count + 1)
      const done = last.current.then(call).then(
        (answer) => {
          note(decidedOn, undefined)
          return answer
        },
        (error: unknown) => {
          const found = findMoved(error)
          if (found) setMoved(found)
          note(decidedOn, found ? undefined : { error, retry })
          return undefined
        },
      )
      last.current = done.finally(() => setPending((count) => count - 1))
      return done
    },
    [note],
  )

  // Closing the page would abort a running write, so the browser asks first.
  const isBusy = pending > 0
  useEffect(() => {
    if (!isBusy) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [isBusy])

  /** Waits for all writes so far. Returns whether everything that a decision depends on has arrived. */
  const settle = useCallback(async (): Promise<boolean> => {
    await last.current
    return [...failures.current.keys()].every((name) => name === notDecidedOn)
  }, [])

  const forget = useCallback(() => {
    failures.current = new Map()
    setFailure(undefined)
    setMoved(undefined)
  }, [])

  return { write, settle, isBusy, failure, moved, forget }
}

/** The name for writes that no decision depends on. */
const notDecidedOn = ''
