import { oneTimeCodeLength } from '@milgo/domain/identity/one-time-code'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { phoneText } from '@milgo/ui/phone-text.ts'
import { Spinner } from '@milgo/ui/spinner.tsx'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useSetting } from '../use-setting.ts'
import { useLanguage } from '../words.ts'
import { CodeField } from './code-field.tsx'
import { useCodeWords } from './code-words.ts'
import { ResendCode } from './resend-code.tsx'
import { useOneTimeCode } from './use-one-time-code.ts'

type Props = {
  readonly phone: string
  /** When the code was sent, as `Date.now()` said then. */
  readonly sentAt: number
  /** Tries the six digits; leads on when they are right, and throws what the service answered when not. */
  readonly verify: (code: string) => Promise<void>
  readonly resend: () => Promise<void>
  /** The way back, for whoever sees that the number is not theirs. */
  readonly onOtherPhone?: (() => void) | undefined
}

/** The screen of a one-time code that stands alone: sent with its sixth digit, whatever it is for. */
export const CodeEntry = ({ phone, sentAt, verify, resend, onOtherPhone }: Props) => {
  const words = useCodeWords()
  const code = useOneTimeCode({ sentAt, resend })
  const check = (digits: string) => code.attempt(() => verify(digits))
  return (
    <div className="flex flex-col gap-5">
      <CodeSent phone={phone} />
      <CodeField id="one-time-code" code={code} onComplete={check} />
      <div role="status" className="empty:hidden">
        {code.isChecking && (
          <span className="flex items-center gap-2 text-ink-soft">
            <Spinner />
            {words.checking}
          </span>
        )}
      </div>
      {/* Six digits that are still there were not refused: the call itself has failed. */}
      {code.digits.length === oneTimeCodeLength && code.problem && !code.isChecking && (
        <ActionButton variant="primary" onPress={() => check(code.digits)} className="self-start">
          {words.checkAgain}
        </ActionButton>
      )}
      <ResendCode code={code} />
      {onOtherPhone && (
        <ActionButton variant="quiet" onPress={onOtherPhone} className="self-start">
          {words.otherPhone}
        </ActionButton>
      )}
    </div>
  )
}

/** Where the code went, and how long it is good. */
export const CodeSent = ({ phone }: { phone: string }) => {
  const words = useCodeWords()
  const language = useLanguage()
  const minutes = useSetting('CODE_MINUTES')
  return (
    <p className="text-ink-soft">
      <TextWithNumbers
        text={`${fill(words.sent, { phone: phoneText(phone) })}. ${
          minutes === undefined ? '' : counted(words.life, Number(minutes), language)
        }`}
      />
    </p>
  )
}
