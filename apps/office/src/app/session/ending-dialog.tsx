import { SessionEndingWindow } from '@milgo/ui/session-ending-window.tsx'
import { useState } from 'react'
import { logOut } from '../../lib/log-out.ts'
import { currentSession, endSession } from '../../lib/session/session-store.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly leftMs: number
  /** The session has reached its maximum length and cannot be renewed. */
  readonly isFinal: boolean
  readonly renew: () => Promise<unknown>
}

/** Offers to renew the session before it ends. */
export const EndingDialog = ({ leftMs, isFinal, renew }: Props) => {
  const { office } = useWords()
  const [state, setState] = useState<'asking' | 'renewing' | 'failed' | 'dismissed'>('asking')

  const goOn = () => {
    setState('renewing')
    // A successful renewal removes the dialog, because the session no longer ends soon.
    renew().catch(() => setState('failed'))
  }
  const loginAgain = () => {
    const session = currentSession()
    if (session) endSession(session, 'expired')
  }
  return (
    <SessionEndingWindow
      words={{ ...office.ending, logOut: office.logOut }}
      milliseconds={leftMs}
      isFinal={isFinal}
      state={state}
      onGoOn={goOn}
      onLogOut={() => void logOut().catch(() => setState('failed'))}
      onLoginAgain={loginAgain}
      onStay={() => setState('dismissed')}
    />
  )
}
