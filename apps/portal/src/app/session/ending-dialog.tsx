import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useState } from 'react'
import { AriaPage } from '../../lib/aria-page.tsx'
import { clockText } from '../../lib/clock-text.ts'
import { refreshSession } from '../../lib/session/refresh-session.ts'
import { endSession } from '../../lib/session/session-store.ts'
import { useSessionWords } from '../../lib/session/session-words.ts'
import { useLogOut } from '../../lib/session/use-log-out.ts'
import { useCountdown } from '../../lib/use-countdown.ts'

type State = 'asking' | 'renewing' | 'failed' | 'final' | 'dismissed'

/** Offers to go on. A login that has reached its longest time cannot; then there is time left to finish. */
export const EndingDialog = ({ milliseconds }: { milliseconds: number }) => {
  const { ending } = useSessionWords()
  const logOut = useLogOut()
  const { seconds } = useCountdown(milliseconds / 1_000)
  const [state, setState] = useState<State>('asking')

  const goOn = async () => {
    setState('renewing')
    // A renewal that succeeds closes the dialog: the session it warned of is no more.
    const isLater = await refreshSession().catch(() => undefined)
    if (isLater === undefined) setState('failed')
    else if (!isLater) setState('final')
  }
  const isFinal = state === 'final' || state === 'dismissed'
  return (
    <AriaPage>
      <ModalWindow
        isOpen={state !== 'dismissed'}
        header={isFinal ? ending.finalTitle : ending.title}
        text={isFinal ? ending.finalText : ending.text}
        positive={
          isFinal
            ? { label: ending.loginAgain, onPress: () => endSession('expired') }
            : {
                label: ending.goOn,
                onPress: goOn,
                busyText: state === 'renewing' ? ending.renewing : undefined,
              }
        }
        negative={
          isFinal
            ? { label: ending.stay, onPress: () => setState('dismissed') }
            : { label: ending.logOut, onPress: logOut }
        }
      >
        {/* A clock that a reader speaks every second would drown everything else. */}
        <p role="timer" aria-live="off" className="text-lead font-bold">
          {ending.left} <Ltr className="tabular-nums">{clockText(seconds)}</Ltr>
        </p>
        <div role="alert">{state === 'failed' && <ErrorLine>{ending.failed}</ErrorLine>}</div>
      </ModalWindow>
    </AriaPage>
  )
}
