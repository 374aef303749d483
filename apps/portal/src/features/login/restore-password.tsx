import type { Fault } from '@milgo/domain/answers/issue'
import { newPasswordIssues } from '@milgo/domain/login/new-password-issues'
import { findOneTimeCodeFault } from '@milgo/domain/login/one-time-code'
import { issueText } from '@milgo/messages/issue-message'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { type FormEvent, useState } from 'react'
import { CodeField } from '../../lib/one-time-code/code-field.tsx'
import { CodeSent } from '../../lib/one-time-code/code-sent.tsx'
import { ResendCode } from '../../lib/one-time-code/resend-code.tsx'
import { useOneTimeCode } from '../../lib/one-time-code/use-one-time-code.ts'
import { callAuthz } from '../../lib/service-client.ts'
import { askedPeriod } from './asked-period.ts'
import { LoginFailure } from './login-failure.tsx'
import { useLoginWords } from './login-words.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { forgetPendingCode, type PendingCode, savePendingCode } from './pending-code.ts'
import { refusedPassword } from './refused-password.ts'

type Props = { readonly pending: PendingCode; readonly onRestored: () => void }

/** Asks for the code that was sent and for a new password. */
export const RestorePassword = ({ pending, onRestored }: Props) => {
  const { phone } = pending
  const { issues, login } = useLoginWords()
  const [typed, setTyped] = useState({ password: '', confirmation: '' })
  const { password, confirmation } = typed
  const [wasSent, setWasSent] = useState(false)
  /** A password that the service refused, and why. Only the service can compare it with the owner's details. */
  const [refused, setRefused] = useState<{ readonly password: string; readonly fault: Fault }>()

  const code = useOneTimeCode({
    sending: pending,
    resend: async (sending) => {
      const { session } = await callAuthz('POST /auth/forgot-password', {
        body: { ...askedPeriod(), phone },
      })
      savePendingCode({ way: 'restore', phone, session, ...sending })
    },
  })
  const found = newPasswordIssues(password, confirmation)
  const faults = {
    code: findOneTimeCodeFault(code.digits),
    password: found.password ?? (refused?.password === password ? refused.fault : undefined),
    confirmation: found.confirmation,
  }
  const errorTextOf = (fault: Fault | undefined) =>
    wasSent && fault ? issueText(fault, { issues }) : undefined

  const reset = async () => {
    try {
      await callAuthz('POST /auth/reset-password', {
        body: { ...askedPeriod(), code: code.digits, password, password_verification: confirmation, phone },
      })
    } catch (error) {
      const why = refusedPassword(error)
      if (why) setRefused({ password, fault: { code: why } })
      throw error
    }
    forgetPendingCode()
    onRestored()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (faults.code) return focusField('restore-code')
    if (faults.password) return focusField('restore-password')
    if (faults.confirmation) return focusField('restore-confirmation')
    void code.attempt(reset)
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <LoginFailure title={login.failed.restoreTitle} failure={code.failure} otherWay="email" />
      <CodeSent phone={phone} sentText={login.restore.sent} isOver={code.dead !== undefined} />
      <CodeField
        id="restore-code"
        code={code}
        onComplete={() => focusField('restore-password')}
        error={code.problem ? undefined : errorTextOf(faults.code)}
      />
      <ResendCode code={code} />
      <NewPasswordFields
        typed={typed}
        onChange={setTyped}
        errors={{ password: errorTextOf(faults.password), confirmation: errorTextOf(faults.confirmation) }}
      />
      <ActionButton
        variant="primary"
        type="submit"
        busyText={code.isChecking ? login.restore.saving : undefined}
        className="max-sm:w-full sm:min-w-40 sm:self-start"
      >
        {login.restore.save}
      </ActionButton>
    </form>
  )
}
