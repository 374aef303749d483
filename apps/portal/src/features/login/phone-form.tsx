import { findPhoneDigits, isPhone } from '@milgo/domain/identity/phone'
import { oneTimeCodeLength } from '@milgo/domain/login/one-time-code'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { PhoneField } from '@milgo/ui/phone-field.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useState } from 'react'
import { startSending } from '../../lib/one-time-code/sending.ts'
import { LoginFailure } from './login-failure.tsx'
import { useLoginWords } from './login-words.ts'
import { findPendingCode, type PendingCode, savePendingCode } from './pending-code.ts'

type Props = {
  readonly way: PendingCode['way']
  /** Sends a code and resolves to its session. */
  readonly ask: (phone: string) => Promise<{ readonly session: string }>
  readonly onSent: () => void
}

/** Asks for a phone number and sends a code to it. */
export const PhoneForm = ({ way, ask, onSent }: Props) => {
  const { login, issues } = useLoginWords()
  const [typed, setTyped] = useState(() => findPendingCode(way)?.phone ?? '')
  const phone = findPhoneDigits(typed) ?? typed
  const [wasSent, setWasSent] = useState(false)
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
  const fault = phone === '' ? 'FIELD_REQUIRED' : isPhone(phone) ? undefined : 'ENTER_CORRECT_PHONE'

  const sendCode = async () => {
    try {
      const sending = await startSending()
      const { session } = await ask(phone)
      savePendingCode({ way, phone, session, ...sending })
    } catch (error) {
      // The code that was sent to this phone a moment ago is still valid, so no other is sent.
      const isTooSoon = error instanceof CallFailed && error.code === 'RESEND_TOO_SOON'
      if (!isTooSoon || findPendingCode(way)?.phone !== phone) throw error
    }
    onSent()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (fault) return focusField('login-phone')
    void submit(sendCode)
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <LoginFailure title={login.failed.codeTitle} failure={failure} otherWay="email" />
      <PhoneField
        id="login-phone"
        label={login.phone}
        help={fill(login.phoneHelp, { length: oneTimeCodeLength })}
        value={typed}
        onChange={setTyped}
        error={wasSent && fault ? issues[fault] : undefined}
        isRequired
      />
      <ActionButton
        variant="primary"
        type="submit"
        busyText={isBusy ? login.sending : undefined}
        className="max-sm:w-full sm:min-w-40 sm:self-start"
      >
        {login.sendCode}
      </ActionButton>
    </form>
  )
}
