import type { Fault } from '@milgo/domain/answers/issue'
import { isEmail } from '@milgo/domain/identity/email'
import { passwordFault, passwordLength } from '@milgo/domain/identity/password'
import { issueText } from '@milgo/messages/issue-message'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { callAuthz } from '../../lib/service-client.ts'
import { startSession } from '../../lib/student/start-session.ts'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { askedPeriod } from './asked-period.ts'
import { LoginFailure } from './login-failure.tsx'
import { addressOf } from './login-step.ts'
import { useLoginWords } from './login-words.ts'

const findEmailFault = (email: string): Fault | undefined => {
  if (email.trim() === '') return { code: 'FIELD_REQUIRED' }
  return isEmail(email) ? undefined : { code: 'ENTER_CORRECT_EMAIL' }
}

/**
 * Returns a fault only for what cannot be any account's password. The rules for a new password are not checked here.
 */
const findPasswordFault = (password: string): Fault | undefined => {
  if (password === '') return { code: 'FIELD_REQUIRED' }
  return password.length > passwordLength.max ? passwordFault : undefined
}

export const EmailLogin = () => {
  const { login, issues, formFields } = useLoginWords()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  useTypedEarly('login-email', setEmail)
  useTypedEarly('login-password', setPassword)
  const [wasSent, setWasSent] = useState(false)
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
  const faults = { email: findEmailFault(email), password: findPasswordFault(password) }
  const errorTextOf = (fault: Fault | undefined) =>
    wasSent && fault ? issueText(fault, { issues }) : undefined

  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (faults.email) return focusField('login-email')
    if (faults.password) return focusField('login-password')
    void submit(async () =>
      startSession(
        await callAuthz('POST /auth/login-by-email', {
          body: { ...askedPeriod(), email: email.trim(), password },
        }),
      ),
    )
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <LoginFailure title={login.failed.title} failure={failure} otherWay="phone" />
      <TextField
        id="login-email"
        label={login.email}
        value={email}
        onChange={setEmail}
        error={errorTextOf(faults.email)}
        input={{ type: 'email', inputMode: 'email', autoComplete: 'username', spellCheck: 'false' }}
        isLtr
        isRequired
      />
      <PasswordField
        id="login-password"
        label={login.password}
        value={password}
        onChange={setPassword}
        error={errorTextOf(faults.password)}
        words={formFields.password}
        isRequired
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <ActionButton
          variant="primary"
          type="submit"
          busyText={isBusy ? login.loggingIn : undefined}
          className="max-sm:w-full sm:min-w-40"
        >
          {login.logIn}
        </ActionButton>
        <Link to={addressOf('restore')} className={`${textLinkStyle} inline-flex min-h-11 items-center`}>
          {login.forgotPassword}
        </Link>
      </div>
    </form>
  )
}
