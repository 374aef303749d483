import type { StaffLoginAnswer } from '@milgo/contracts/authz/staff-login'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { readAfterLogin } from '../../lib/session/after-login.ts'
import { followCookie } from '../../lib/session/session-store.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { CodeStep } from './code-step.tsx'
import { EnrolStep } from './enrol-step.tsx'
import { LoginFrame } from './login-frame.tsx'
import { PasswordStep } from './password-step.tsx'
import { RecoveryCodesStep } from './recovery-codes-step.tsx'
import { RecoveryStep } from './recovery-step.tsx'

type Step =
  | { readonly name: 'password'; readonly isExpired?: boolean }
  | { readonly name: 'code'; readonly challenge: string }
  | { readonly name: 'recovery'; readonly challenge: string }
  | {
      readonly name: 'enrol'
      readonly challenge: string
      readonly enrolment: NonNullable<StaffLoginAnswer['enrolment']>
    }
  | { readonly name: 'recovery-codes'; readonly codes: readonly string[] }

/** Asks for the password, then for the code of the authenticator. A missing authenticator is set up first. */
export const LoginPage = () => {
  const session = useSession()
  const { state } = useLocation()
  const [step, setStep] = useState<Step>({ name: 'password' })

  // The recovery codes are never shown again, so the login waits until they are saved.
  if (session && step.name !== 'recovery-codes') return <Navigate to={readAfterLogin(state)} replace />

  const startOver = (isExpired = false) => setStep({ name: 'password', isExpired })
  const enter = (codes: readonly string[] | null) => {
    if (codes) setStep({ name: 'recovery-codes', codes })
    else followCookie()
  }
  const secondStep = { onVerified: enter, onExpired: () => startOver(true), onStartOver: () => startOver() }

  const openOffice = () => {
    followCookie()
    startOver()
  }
  if (step.name === 'recovery-codes')
    return (
      <LoginFrame>
        <RecoveryCodesStep codes={step.codes} onSaved={openOffice} />
      </LoginFrame>
    )
  if (step.name === 'enrol')
    return (
      <LoginFrame isWide>
        <EnrolStep {...secondStep} challenge={step.challenge} enrolment={step.enrolment} />
      </LoginFrame>
    )
  if (step.name === 'code')
    return (
      <LoginFrame>
        <CodeStep
          {...secondStep}
          challenge={step.challenge}
          onUseRecovery={() => setStep({ ...step, name: 'recovery' })}
        />
      </LoginFrame>
    )
  if (step.name === 'recovery')
    return (
      <LoginFrame>
        <RecoveryStep
          {...secondStep}
          challenge={step.challenge}
          onUseApp={() => setStep({ ...step, name: 'code' })}
        />
      </LoginFrame>
    )
  return (
    <LoginFrame>
      <PasswordStep
        isExpired={step.isExpired ?? false}
        onPassed={({ session: challenge, enrolment }) =>
          setStep(enrolment ? { name: 'enrol', challenge, enrolment } : { name: 'code', challenge })
        }
      />
    </LoginFrame>
  )
}
