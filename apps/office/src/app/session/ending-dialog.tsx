import { SessionEndingWindow } from '@milgo/ui/session-ending-window.tsx'
import { useState } from 'react'
import { logOut } from '../../lib/session/log-out.ts'
import { currentSession, endSession } from '../../lib/session/session-store.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly leftMs: number
  /** The session has reached its longest time, and cannot be renewed. */
  readonly isFinal: boolean
  readonly renew: () => Promise<unknown>
}

/** Offers to go on working before the session ends. */
export const EndingDialog = ({ leftMs, isFinal, renew }: Props) => {
  const { office } = useWords()
  const [state, setState] = useState<'asking' | 'renewing' | 'failed' | 'dismissed'>('asking')

  const goOn = () => {
    setState('renewing')
    // A renewal that succeeds takes the dialog away: the end it warned of is no more.
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
