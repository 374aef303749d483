import { findOneTimeCodeFault } from '@milgo/domain/login/one-time-code'
import { issueText } from '@milgo/messages/issue-message'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { OneTimeCode } from '@milgo/ui/one-time-code.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import { type FormEvent, useEffect, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { type SecondStepProps, useSecondStep } from './use-second-step.ts'

type Props = SecondStepProps & {
  /** Focuses the field, because the code is typed next. At enrolment the picture is scanned before. */
  readonly isFirst?: boolean
}

/** The six digits of the authenticator. The last digit submits them. */
export const CodeForm = ({ isFirst = false, ...step }: Props) => {
  const { office, issues } = useWords()
  const [digits, setDigits] = useState('')
  const [refused, setRefused] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const { isBusy, failure, verify } = useSecondStep(step)
  const fault = findOneTimeCodeFault(digits)
  const isWrong = failure?.error instanceof CallFailed && failure.error.code === 'CODE_WRONG'

  useEffect(() => {
    if (isFirst) focusField('login-code')
  }, [isFirst])

  const check = (code: string) =>
    void verify(async () => {
      try {
        return await callAuthz('POST /office-auth/verify', { body: { session: step.challenge, code } })
      } catch (error) {
        setRefused(code)
        throw error
      }
    })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (fault) return focusField('login-code')
    check(digits)
  }
  const error =
    isWrong && refused === digits
      ? office.code.wrong
      : fault && wasSent
        ? issueText(fault, { issues })
        : undefined
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      {!isWrong && <FailureBanner title={office.login.failed} failure={failure} />}
      <OneTimeCode
        id="login-code"
        label={office.code.label}
        value={digits}
        onChange={(code) => {
          setWasSent(false)
          setDigits(code)
        }}
        onComplete={check}
        error={error}
        isRequired
      />
      {/* A screen reader reads the error of a field when the field gets the focus, and it has the focus already. */}
      <p key={failure?.count} role="alert" className="sr-only">
        {isWrong && office.code.wrong}
      </p>
      <ActionButton variant="primary" type="submit" busyText={isBusy ? office.login.checking : undefined}>
        {office.code.verify}
      </ActionButton>
    </form>
  )
}
