import { clockText } from './clock-text.ts'
import { ErrorLine } from './error-line.tsx'
import { Ltr } from './ltr.tsx'
import { ModalWindow } from './modal-window.tsx'
import { useCountdown } from './use-countdown.ts'

type Word =
  | 'title'
  | 'text'
  | 'left'
  | 'goOn'
  | 'renewing'
  | 'failed'
  | 'logOut'
  | 'finalTitle'
  | 'finalText'
  | 'loginAgain'
  | 'stay'

type Props = {
  readonly words: Readonly<Record<Word, string>>
  readonly milliseconds: number
  /** The session has reached its maximum length and cannot be renewed. */
  readonly isFinal: boolean
  readonly state: 'asking' | 'renewing' | 'failed' | 'dismissed'
  readonly onGoOn: () => void
  readonly onLogOut: () => void
  readonly onLoginAgain: () => void
  readonly onStay: () => void
}

/** Offers to renew the session before it ends. If that is no longer possible, it shows the time left to finish. */
export const SessionEndingWindow = ({ words, milliseconds, state, isFinal, ...on }: Props) => {
  const { seconds } = useCountdown(milliseconds / 1_000)
  return (
    <ModalWindow
      isOpen={state !== 'dismissed'}
      header={isFinal ? words.finalTitle : words.title}
      text={isFinal ? words.finalText : words.text}
      positive={
        isFinal
          ? { label: words.loginAgain, onPress: on.onLoginAgain }
          : {
              label: words.goOn,
              onPress: on.onGoOn,
              busyText: state === 'renewing' ? words.renewing : undefined,
            }
      }
      negative={
        isFinal ? { label: words.stay, onPress: on.onStay } : { label: words.logOut, onPress: on.onLogOut }
      }
    >
      {/* Not live: a screen reader that speaks the clock every second could say nothing else. */}
      <p role="timer" aria-live="off" className="text-lead font-bold">
        {words.left} <Ltr className="tabular-nums">{clockText(seconds)}</Ltr>
      </p>
      <div role="alert">{state === 'failed' && <ErrorLine>{words.failed}</ErrorLine>}</div>
    </ModalWindow>
  )
}
