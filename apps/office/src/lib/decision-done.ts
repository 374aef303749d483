import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Returns the decision that was made on the previous page, from the state of the history entry. */
export const findDecisionDone = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'done' in state && typeof state.done === 'string'
    ? state.done
    : undefined

/** Returns the same, but only once: not after a reload and not on the way back. */
export const useDecisionDone = (): string | undefined => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const handed = findDecisionDone(state)
  const [done, setDone] = useState(handed)
  useEffect(() => {
    if (handed === undefined) return
    // The page may be rendered before its address has changed.
    setDone(handed)
    void navigate({ search }, { replace: true, state: { ...state, done: undefined } })
  }, [handed, search, state, navigate])
  return done
}
