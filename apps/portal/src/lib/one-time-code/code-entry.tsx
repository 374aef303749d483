import { isOneTimeCode } from '@milgo/domain/identity/one-time-code'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { CodeField } from './code-field.tsx'
import { CodeSent } from './code-sent.tsx'
import { useCodeWords } from './code-words.ts'
import { ResendCode } from './resend-code.tsx'
import type { Sending } from './sending.ts'
import { useOneTimeCode } from './use-one-time-code.ts'

type Props = {
  /** Where the code went: a phone, or an address of mail. */
  readonly phone: string
  /** Where it is another sentence than that it went to a phone; with a place for `{phone}`. */
  readonly sentText?: string
  /** The way back in other words than those of a phone. */
  readonly otherText?: string
  readonly sending: Sending
  /** Tries the six digits; leads on when they are right, and throws what the service answered when not. */
  readonly verify: (code: string) => Promise<void>
  readonly resend: (sending: Sending) => Promise<void>
  /** What is said of a refusal that names no code. */
  readonly unexpected?: string
  /** The way back, for whoever sees that the number is not theirs. */
  readonly onOtherPhone?: (() => void) | undefined
}

/** The screen of a one-time code that stands alone: sent with its sixth digit, whatever it is for. */
export const CodeEntry = ({
  phone,
  sentText,
  otherText,
  sending,
  verify,
  resend,
  unexpected,
  onOtherPhone,
}: Props) => {
  const words = useCodeWords()
  const failureText = useFailureText(unexpected)
  const code = useOneTimeCode({ sending, resend })
  const check = (digits: string) => code.attempt(() => verify(digits))
  return (
    <div className="flex flex-col gap-5">
      <CodeSent phone={phone} {...(sentText && { sentText })} isOver={code.dead !== undefined} />
      <CodeField id="one-time-code" code={code} onComplete={check} unexpected={unexpected} />
      <div role="status" className="empty:hidden">
        {code.isChecking && (
          <span className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {words.checking}
          </span>
        )}
      </div>
      {/* Six digits that are still there were not refused: the call itself has failed. */}
      {code.failure && !code.isChecking && (
        <Banner
          key={code.failure.count}
          tone="bad"
          announce="alert"
          action={
            isOneTimeCode(code.digits) && (
              <ActionButton variant="secondary" onPress={() => check(code.digits)}>
                {words.checkAgain}
              </ActionButton>
            )
          }
        >
          {failureText(code.failure.error)}
        </Banner>
      )}
      <ResendCode code={code} />
      {onOtherPhone && (
        <ActionButton variant="quiet" onPress={onOtherPhone} className="-ms-6 self-start">
          {otherText ?? words.otherPhone}
        </ActionButton>
      )}
    </div>
  )
}
