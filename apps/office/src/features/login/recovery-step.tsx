import { isRecoveryCode, recoveryCodeMaxTyped } from '@milgo/domain/staff/recovery-code'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { TextField } from '@milgo/ui/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { stepLinkStyle } from './login-frame.tsx'
import { type SecondStepProps, useSecondStep } from './use-second-step.ts'

export const RecoveryStep = ({ onUseApp, ...step }: SecondStepProps & { onUseApp: () => void }) => {
  const { login, code, recovery } = useWords().office
  const [typed, setTyped] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const { isBusy, failure, verify } = useSecondStep(step)
  const isFit = isRecoveryCode(typed)

  useEffect(() => focusField('login-recovery'), [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (!isFit) return focusField('login-recovery')
    void verify(() =>
      callAuthz('POST /office-auth/verify-recovery', {
        body: { session: step.challenge, recovery_code: typed },
      }),
    )
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <div>
        <PageHeading title={recovery.title} />
        <p className="mt-2 text-ink-soft">{recovery.text}</p>
      </div>
      <FailureBanner title={login.failed} failure={failure} own={{ CODE_WRONG: recovery.wrong }} />
      <TextField
        id="login-recovery"
        label={recovery.label}
        help={recovery.help}
        value={typed}
        onChange={setTyped}
        error={wasSent && !isFit ? recovery.format : undefined}
        input={{ autoComplete: 'off', maxLength: recoveryCodeMaxTyped, spellCheck: 'false' }}
        isLtr
        isRequired
      />
      <ActionButton variant="primary" type="submit" busyText={isBusy ? login.checking : undefined}>
        {code.verify}
      </ActionButton>
      <div className="flex flex-col items-start">
        <button type="button" onClick={onUseApp} className={stepLinkStyle}>
          {recovery.useApp}
        </button>
        <button type="button" onClick={step.onStartOver} className={stepLinkStyle}>
          {code.startOver}
        </button>
      </div>
    </form>
  )
}
