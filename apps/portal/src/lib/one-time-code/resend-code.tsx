import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { clockText } from '../clock-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useCodeWords } from './code-words.ts'
import type { OneTimeCodeState } from './use-one-time-code.ts'

/** Another code, once the wait is over; until then it says how long. */
export const ResendCode = ({ code }: { code: OneTimeCodeState }) => {
  const words = useCodeWords()
  const failureText = useFailureText()
  const { secondsToResend, sending } = code
  const wait = secondsToResend > 0 ? fill(words.resendIn, { time: clockText(secondsToResend) }) : undefined
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ActionButton
          variant={code.dead ? 'primary' : 'secondary'}
          onPress={code.sendAgain}
          busyText={sending === 'running' ? words.resending : undefined}
          disabledReason={wait}
        >
          {words.resend}
        </ActionButton>
        <span className="text-small text-ink-soft tabular-nums">
          <TextWithNumbers text={wait ?? words.notArrived} />
        </span>
      </div>
      <div role="alert" className="empty:hidden">
        {code.resendProblem !== undefined && <ErrorLine>{failureText(code.resendProblem)}</ErrorLine>}
      </div>
      {/* Said once at each change; the seconds above are not. */}
      <p role="status" className="min-h-6 text-small text-good">
        {sending === 'done' && words.sentAgain}
        <span className="sr-only">{secondsToResend === 0 && words.mayResend}</span>
      </p>
    </div>
  )
}
