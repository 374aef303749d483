import { isOneTimeCode } from '@milgo/domain/login/one-time-code'
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
  /** Where the code was sent: a phone number or a mail address. */
  readonly phone: string
  /** Replaces the sentence that the code was sent to a phone; with a place for `{phone}`. */
  readonly sentText?: string
  /** Replaces the words of the link back, where it is not about a phone. */
  readonly otherText?: string
  readonly sending: Sending
  /** Tries the six digits. Goes on if they are right, and throws the service's answer if not. */
  readonly verify: (code: string) => Promise<void>
  readonly resend: (sending: Sending) => Promise<void>
  /** The text for a refusal that names no code. */
  readonly unexpected?: string
  /** Goes back, for a person who sees that the number is wrong. */
  readonly onOtherPhone?: (() => void) | undefined
}

/** Draws the screen of a one-time code, for any purpose. The code is sent with its sixth digit. */
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
      {/* Its row is always there, so that nothing below moves while the code is checked. */}
      <div role="status" className="-mt-2.5 min-h-7">
        {code.isChecking && (
          <span className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {words.checking}
          </span>
        )}
      </div>
      {/* If the digits are still there, they were not refused: the call itself has failed. */}
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
