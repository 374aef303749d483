import { KeyRound, MessageSquareText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { pageHeadingId } from '../../lib/page-heading.tsx'
import { LoginFrame } from './login-frame.tsx'
import { addressOf, type LoginStep, loginStepIn } from './login-step.ts'
import { LoginWays } from './login-ways.tsx'
import { useLoginWords } from './login-words.ts'
import { findPendingCode } from './pending-code.ts'
import { PhoneCode } from './phone-code.tsx'
import { RestorePassword } from './restore-password.tsx'
import { RestorePhone } from './restore-phone.tsx'
import { StepSign } from './step-sign.tsx'

/** The way in, one step at a time. */
export const LoginSteps = () => {
  const { login } = useLoginWords()
  const navigate = useNavigate()
  const step = loginStepIn(useLocation().search)
  useStepFocus(step)

  if (step === 'phone-code') {
    const pending = findPendingCode('phone')
    if (!pending) return <Navigate to={addressOf('phone')} replace />
    return (
      <LoginFrame title={login.codeTitle} beside={<StepSign Icon={MessageSquareText} />}>
        <PhoneCode pending={pending} onOtherPhone={() => navigate(addressOf('phone'), { replace: true })} />
      </LoginFrame>
    )
  }
  if (step === 'restore') return <RestorePhone />
  if (step === 'restore-code') {
    const pending = findPendingCode('restore')
    if (!pending) return <Navigate to={addressOf('restore')} replace />
    return (
      <LoginFrame title={login.restore.passwordTitle} beside={<StepSign Icon={KeyRound} />}>
        <RestorePassword
          pending={pending}
          onRestored={() => navigate(addressOf('email'), { replace: true, state: { isRestored: true } })}
        />
      </LoginFrame>
    )
  }
  return <LoginWays way={step} />
}

/** A new step is a new page to the reader, though the path is the same: a code is typed at once, else the heading is read. */
const useStepFocus = (step: LoginStep): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0, behavior: 'instant' })
    const field = { 'phone-code': 'one-time-code', 'restore-code': 'restore-code' }[step as string]
    const target = document.getElementById(field ?? pageHeadingId)
    target?.focus({ preventScroll: true })
  }, [step])
}
