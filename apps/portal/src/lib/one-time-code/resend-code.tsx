import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import { clockText } from '@milgo/ui/clock-text.ts'
import { ErrorLine } from '@milgo/ui/error-line.tsx'
import { findFocusable } from '@milgo/ui/focusable.ts'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useEffect, useId, useRef } from 'react'
import { useFailureText } from '../use-failure-text.ts'
import { useCodeWords } from './code-words.ts'
import type { OneTimeCodeState } from './use-one-time-code.ts'

/** Offers another code once the wait is over; until then it shows how long to wait. */
export const ResendCode = ({ code }: { code: OneTimeCodeState }) => {
  const words = useCodeWords()
  const failureText = useFailureText()
  const { secondsToResend, dead } = code
  const wait = secondsToResend > 0 ? fill(words.resendIn, { time: clockText(secondsToResend) }) : undefined
  const waitId = useId()
  const place = useRef<HTMLDivElement>(null)

  // The boxes that had the focus are gone, so this button gets it.
  useEffect(() => {
    if (dead && place.current) findFocusable(place.current)?.focus()
  }, [dead])

  return (
    <div ref={place} className="flex flex-col items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={dead ? 'primary' : 'secondary'}
          aria-disabled={wait !== undefined || code.isSending}
          aria-describedby={waitId}
          onClick={wait === undefined ? code.sendAgain : undefined}
        >
          {code.isSending && <Spinner />}
          {code.isSending ? words.resending : words.resend}
        </Button>
        <span id={waitId} className="text-small text-ink-soft tabular-nums">
          <TextWithNumbers text={wait ?? words.notArrived} />
        </span>
      </div>
      <div role="alert" className="empty:absolute">
        {code.resendProblem !== undefined && <ErrorLine>{failureText(code.resendProblem)}</ErrorLine>}
      </div>
      {/* Announced once at each change; the seconds above are not announced. */}
      <div role="status" className="text-small text-good">
        {code.timesSentAgain > 0 && !code.problem && !dead && <p>{words.sentAgain}</p>}
        <span className="sr-only">{secondsToResend === 0 && words.mayResend}</span>
      </div>
    </div>
  )
}
