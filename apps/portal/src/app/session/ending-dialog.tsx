import { SessionEndingWindow } from '@milgo/ui/session-ending-window.tsx'
import { useState } from 'react'
import { AriaPage } from '../../lib/aria-page.tsx'
import { endSession } from '../../lib/session/session-store.ts'
import { refreshSession } from '../../lib/student/refresh-session.ts'
import { useSessionWords } from '../../lib/student/session-words.ts'
import { useLogOut } from '../../lib/student/use-log-out.ts'

/**
 * Offers to continue the session. A session that has reached its longest time cannot be continued; then the dialog says
 * how much time is left.
 */
export const EndingDialog = ({ milliseconds }: { milliseconds: number }) => {
  const { ending } = useSessionWords()
  const logOut = useLogOut()
  const [state, setState] = useState<'asking' | 'renewing' | 'failed' | 'dismissed'>('asking')
  const [isFinal, setIsFinal] = useState(false)

  const goOn = async () => {
    setState('renewing')
    // A successful renewal closes the dialog, because the session has a new end.
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
