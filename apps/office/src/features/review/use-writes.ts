import { useCallback, useEffect, useRef, useState } from 'react'
import { findMoved, type Moved } from './moved-meanwhile.ts'

type Failure = { readonly error: unknown; readonly retry: () => void }

type WriteOptions = {
  /** What a decision rests on, by its name: as long as it has not arrived nothing is decided. */
  readonly decidedOn?: string
  /** Where more than the call belongs to another try. */
  readonly retry?: () => void
}

/**
 * Writes of a page one after another, so that a decision never overtakes a verdict. Those of a request that is only shown
 * ahead wait until it is open.
 */
export const useWrites = (isOpen: boolean) => {
  const [opening] = useState(() => Promise.withResolvers<void>())
  useEffect(() => {
    if (isOpen) opening.resolve()
  }, [isOpen, opening])
  const last = useRef<Promise<unknown>>(opening.promise)
  /** By what they write; each is forgotten when the same thing has arrived. */
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
      { decidedOn = elsewhere, retry = () => void write(call, { decidedOn }) }: WriteOptions = {},
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

  // The browser breaks a write off with the page that it began on: whoever leaves now is asked first.
  const isBusy = pending > 0
  useEffect(() => {
    if (!isBusy) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [isBusy])

  /** Waits for all writes so far; whether everything has arrived that a decision rests on. */
  const settle = useCallback(async (): Promise<boolean> => {
    await last.current
    return [...failures.current.keys()].every((name) => name === elsewhere)
  }, [])

  const forget = useCallback(() => {
    failures.current = new Map()
    setFailure(undefined)
    setMoved(undefined)
  }, [])

  return { write, settle, isBusy, failure, moved, forget }
}

/** What no decision rests on. */
const elsewhere = ''
