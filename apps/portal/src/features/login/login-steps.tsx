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

/** Draws the login, one step at a time. */
export const LoginSteps = () => {
  const { login } = useLoginWords()
  const navigate = useNavigate()
  const step = loginStepIn(useLocation().search)
  useScreenFocus(step)

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

/** The element that gets the focus on each screen: the code's field, otherwise the heading. */
const focusOn: Readonly<Record<LoginStep, string>> = {
  email: pageHeadingId,
  phone: pageHeadingId,
  'phone-code': 'one-time-code',
  restore: pageHeadingId,
  'restore-code': 'restore-code',
}

/**
 * Moves the focus on a new screen, which is a new page to the reader although the path is the same. The two ways to log
 * in are one screen, and its tabs keep the focus.
 */
const useScreenFocus = (step: LoginStep): void => {
  const screen = step === 'phone' ? 'email' : step
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById(focusOn[screen])?.focus({ preventScroll: true })
  }, [screen])
}
