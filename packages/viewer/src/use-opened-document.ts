import { useCallback, useEffect, useState } from 'react'
import { afterFrame } from './after-frame.ts'
import type { DocumentLoader } from './document-loader.ts'
import type { Opened } from './opened-document.ts'

type State = { readonly key: string | undefined; readonly opened?: Opened; readonly error?: unknown }

type Result = { readonly opened?: Opened; readonly error?: unknown; readonly retry: () => void }

/**
 * Opens the chosen document. If another one is chosen meanwhile, only the later one is shown. A document loaded ahead
 * is shown at once.
 */
export const useOpenedDocument = (
  loader: DocumentLoader<Opened>,
  key: string | undefined,
  next: string | undefined,
): Result => {
  const [state, setState] = useState<State>({ key: undefined })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the same document again
  useEffect(() => {
    if (key === undefined) return
    let isLeft = false
    loader
      .open(key)
      .then((opened) => !isLeft && setState({ key, opened }))
      .catch((error: unknown) => !isLeft && setState({ key, error }))
    // Loading ahead must not delay the frame that the user waits for.
    const cancelPreload = next === undefined ? undefined : afterFrame(() => loader.preload(next))
    return () => {
      isLeft = true
      cancelPreload?.()
    }
  }, [loader, key, next, attempt])

  const retry = useCallback(() => {
    if (key !== undefined) loader.forget(key)
    setState({ key: undefined })
    setAttempt((count) => count + 1)
  }, [loader, key])

  const found = key === undefined ? undefined : loader.find(key)
  // The loader may have closed the document meanwhile, such as behind another screen. It is then opened again before it
  // is shown.
  if (state.key === key && (state.opened === undefined || state.opened === found)) return { ...state, retry }
  return { ...(found && { opened: found }), retry }
}
