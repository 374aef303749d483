import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useEffect, useState } from 'react'
import { logOut } from '../../lib/session/log-out.ts'
import { currentSession, endSession } from '../../lib/session/session-store.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly leftMs: number
  /** The session has reached its longest time, and cannot be renewed. */
  readonly isFinal: boolean
  readonly renew: () => Promise<unknown>
}

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Offers to go on working; where that is no longer possible there is time left to finish. */
export const EndingDialog = ({ leftMs, isFinal, renew }: Props) => {
  const { office } = useWords()
  const { ending } = office
  const [state, setState] = useState<'asking' | 'renewing' | 'failed' | 'dismissed'>('asking')
  const seconds = useSecondsUntil(leftMs)

  const goOn = () => {
    setState('renewing')
    // A renewal that succeeds takes the dialog away: the end it warned of is no more.
    renew().catch(() => setState('failed'))
  }
  const loginAgain = () => {
    const session = currentSession()
    if (session) endSession(session, 'expired')
  }
  const leave = () => void logOut().catch(() => setState('failed'))
  return (
    <ModalWindow
      isOpen={state !== 'dismissed'}
      header={isFinal ? ending.finalTitle : ending.title}
      text={isFinal ? ending.finalText : ending.text}
      positive={
        isFinal
          ? { label: ending.loginAgain, onPress: loginAgain }
          : {
              label: ending.goOn,
              onPress: goOn,
              busyText: state === 'renewing' ? ending.renewing : undefined,
            }
      }
      negative={
        isFinal
          ? { label: ending.stay, onPress: () => setState('dismissed') }
          : { label: office.logOut, onPress: leave }
      }
    >
      {/* A clock that a reader speaks every second would drown everything else. */}
      <p role="timer" aria-live="off" className="text-lead font-bold">
        {ending.left} <Ltr className="tabular-nums">{clockText(seconds)}</Ltr>
      </p>
      <div role="alert">{state === 'failed' && <ErrorLine>{ending.failed}</ErrorLine>}</div>
    </ModalWindow>
  )
}

const useSecondsUntil = (milliseconds: number): number => {
  const [end] = useState(() => performance.now() + milliseconds)
  const [count, setCount] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setCount(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((end - count) / 1_000))
}
