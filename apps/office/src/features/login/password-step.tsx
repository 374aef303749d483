import type { StaffLoginAnswer } from '@milgo/contracts/authz/staff-login'
import { isEmail } from '@milgo/domain/identity/email'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { currentEnding } from '../../lib/session/session-store.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  /** The second step took too long, or had too many attempts. */
  readonly isExpired: boolean
  readonly onPassed: (answer: StaffLoginAnswer) => void
}

export const PasswordStep = ({ isExpired, onPassed }: Props) => {
  const { office, issues, formFields } = useWords()
  const { login, code } = office
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [ending] = useState(currentEnding)
  const { isBusy, failure, submit } = useSubmit()
  const emailFault =
    email.trim() === '' ? 'FIELD_REQUIRED' : isEmail(email.trim()) ? undefined : 'ENTER_CORRECT_EMAIL'
  const passwordFault = password === '' ? 'FIELD_REQUIRED' : undefined

  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (emailFault) return focusField('login-email')
    if (passwordFault) return focusField('login-password')
    void submit(async () =>
      onPassed(await callAuthz('POST /office-auth/login', { body: { email: email.trim(), password } })),
    )
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <div>
        <PageHeading title={login.title} />
        <p className="mt-2 text-ink-soft">{login.text}</p>
      </div>
      {isExpired && !failure && (
        <Banner tone="attention" announce="alert">
          {code.expired}
        </Banner>
      )}
      {ending === 'expired' && !isExpired && (
        <Banner tone="attention" title={login.ended.title} announce="alert">
          {login.ended.text}
        </Banner>
      )}
      {ending === 'left' && (
        <Banner tone="good" title={login.left.title} announce="alert">
          {login.left.text}
        </Banner>
      )}
      <FailureBanner title={login.failed} failure={failure} own={{ BAD_CREDENTIALS: login.wrong }} />
      <TextField
        id="login-email"
        label={login.email}
        value={email}
        onChange={setEmail}
        error={wasSent && emailFault ? issues[emailFault] : undefined}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'username', spellCheck: 'false' }}
        isLtr
        isRequired
      />
      <PasswordField
        id="login-password"
        label={login.password}
        value={password}
        onChange={setPassword}
        error={wasSent && passwordFault ? issues[passwordFault] : undefined}
        words={formFields.password}
        isRequired
      />
      <ActionButton variant="primary" type="submit" busyText={isBusy ? login.checking : undefined}>
        {login.next}
      </ActionButton>
      <p className="text-small text-ink-soft">{login.lost}</p>
    </form>
  )
}
