import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { KeyRound } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { callAuthz } from '../../lib/service-client.ts'
import { askedPeriod } from './asked-period.ts'
import { LoginFrame } from './login-frame.tsx'
import { addressOf } from './login-step.ts'
import { useLoginWords } from './login-words.ts'
import { PeriodChoice } from './period-choice.tsx'
import { PhoneForm } from './phone-form.tsx'
import { StepSign } from './step-sign.tsx'

/** The first step of restoring a password: asks for the phone that the code is sent to. */
export const RestorePhone = () => {
  const { login } = useLoginWords()
  const navigate = useNavigate()
  return (
    <LoginFrame
      title={login.restore.title}
      text={login.restore.text}
      beside={<StepSign Icon={KeyRound} />}
      below={<PeriodChoice />}
    >
      <PhoneForm
        way="restore"
        ask={(phone) => callAuthz('POST /auth/forgot-password', { body: { ...askedPeriod(), phone } })}
        onSent={() => navigate(addressOf('restore-code'))}
      />
      <Link to={addressOf('email')} className={`${textLinkStyle} mt-4 inline-flex min-h-11 items-center`}>
        {login.restore.back}
      </Link>
    </LoginFrame>
  )
}
