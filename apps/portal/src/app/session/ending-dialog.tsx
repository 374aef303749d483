import { SessionEndingWindow } from '@milgo/ui/session-ending-window.tsx'
import { useState } from 'react'
import { AriaPage } from '../../lib/aria-page.tsx'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { endSession } from '../../lib/session/session-store.ts'
import { useSessionWords } from '../../lib/session/session-words.ts'
import { useLogOut } from '../../lib/session/use-log-out.ts'

/** Offers to go on. A login that has reached its longest time cannot; then there is time left to finish. */
export const EndingDialog = ({ milliseconds }: { milliseconds: number }) => {
  const { ending } = useSessionWords()
  const logOut = useLogOut()
  const [state, setState] = useState<'asking' | 'renewing' | 'failed' | 'dismissed'>('asking')
  const [isFinal, setIsFinal] = useState(false)

  const goOn = async () => {
    setState('renewing')
    // A renewal that succeeds closes the dialog: the session it warned of is no more.
    const isLater = await refreshSession().catch(() => undefined)
    if (isLater) return
    setIsFinal(isLater === false)
    setState(isLater === false ? 'asking' : 'failed')
  }
  return (
    <AriaPage>
      <SessionEndingWindow
        words={ending}
        milliseconds={milliseconds}
        isFinal={isFinal}
        state={state}
        onGoOn={goOn}
        onLogOut={logOut}
        onLoginAgain={() => endSession('expired')}
        onStay={() => setState('dismissed')}
      />
    </AriaPage>
  )
}
