import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What was decided on the page before; handed over by the browser's history. */
export const findDecisionDone = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'done' in state && typeof state.done === 'string'
    ? state.done
    : undefined

/** The same, said once: neither after a reload nor on the way back. */
export const useDecisionDone = (): string | undefined => {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const handed = findDecisionDone(state)
  const [done, setDone] = useState(handed)
  useEffect(() => {
    if (handed === undefined) return
    // A page may be there before its address is.
    setDone(handed)
    void navigate({ search }, { replace: true, state: { ...state, done: undefined } })
  }, [handed, search, state, navigate])
  return done
}
