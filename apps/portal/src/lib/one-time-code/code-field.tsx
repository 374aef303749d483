import { oneTimeCodeLength } from '@milgo/domain/login/one-time-code'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { clockText } from '@milgo/ui/clock-text.ts'
import { OneTimeCode } from '@milgo/ui/one-time-code.tsx'
import { useEffect } from 'react'
import { useFailureText } from '../use-failure-text.ts'
import { useCodeWords } from './code-words.ts'
import type { OneTimeCodeState } from './use-one-time-code.ts'

type Props = {
  readonly id: string
  readonly code: OneTimeCodeState
  readonly onComplete: (digits: string) => void
  /** Another error of the field, such as that it is empty. */
  readonly error?: string | undefined
  /** The text for a refusal that names no code. */
  readonly unexpected?: string | undefined
}

/**
 * Draws the six boxes and what is wrong with the last try. For a code that is no longer valid, the reason is shown
 * instead.
 */
export const CodeField = ({ id, code, onComplete, error, unexpected }: Props) => {
  const words = useCodeWords()
  const failureText = useFailureText(unexpected)
  const wait = code.secondsToTry > 0 ? fill(words.tryIn, { time: clockText(code.secondsToTry) }) : undefined
  const problem = code.problem && failureText(code.problem.error)
  const timesRefused = code.problem?.count ?? 0
  const { timesSentAgain } = code

  // After a refusal or a new code, the student types next, so the field gets the focus.
  useEffect(() => {
    if (timesRefused + timesSentAgain > 0) document.getElementById(id)?.focus()
  }, [timesRefused, timesSentAgain, id])

  if (code.dead)
    return (
      <Banner tone="attention" title={words[code.dead].title} announce="alert">
        {words[code.dead].text}
      </Banner>
    )
  return (
    <>
      <OneTimeCode
        id={id}
        label={words.label}
        length={oneTimeCodeLength}
        value={code.digits}
        onChange={code.setDigits}
        onComplete={onComplete}
        isReadOnly={wait !== undefined}
        error={error ?? wait ?? problem}
        isRequired
      />
      {/* A screen reader reads the text under the boxes only when the field gets the focus, and it has the focus
          already. */}
      <p key={timesRefused} role="alert" className="sr-only">
        {problem}
      </p>
    </>
  )
}
