import type { EligibilityReason } from '@milgo/domain/eligibility/form-state'
import { CallFailed } from '@milgo/web-client/call-failed'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CodeEntry } from '../../lib/one-time-code/code-entry.tsx'
import type { Sending } from '../../lib/one-time-code/sending.ts'
import { callAuthz } from '../../lib/service-client.ts'
import { startSession } from '../../lib/student/start-session.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { PasswordAgain } from './password-again.tsx'
import type { Registration } from './pending-registration.ts'
import { ScreenCard } from './screen-card.tsx'
import { readFailure } from './send-check.ts'

type Props = {
  readonly registration: Registration
  /** Called with the password that is typed again after a reload. */
  readonly onPassword: (password: string | undefined) => void
  readonly onSentAgain: (sent: Sending & Pick<Registration, 'session'>) => void
  readonly onConfirmed: () => void
  /** Called when somebody else has registered as this person in the meantime. */
  readonly onFailed: (reasons: readonly EligibilityReason[]) => void
  /** Called when the attempt has expired after a day, so that no code can confirm it. */
  readonly onAttemptOver: () => void
  readonly onOtherPhone: () => void
}

/** The state CHECKED: the code makes the applicant a student and logs them in. */
export const CodeScreen = ({
  registration,
  onPassword,
  onSentAgain,
  onConfirmed,
  onFailed,
  ...on
}: Props) => {
  const { eligibilityStates, eligibilityTexts } = useEligibilityWords().eligibility
  const { username, password, phone, session } = registration
  // A password from the check itself is right; one that is typed again after a reload may be wrong.
  const [wasReopened] = useState(password === undefined)
  const [isRefused, setIsRefused] = useState(false)

  // The code's field gets the focus at once. After a reload the password is asked first, and its field takes the focus
  // itself.
  const isCodeAsked = password !== undefined
  useEffect(() => {
    if (isCodeAsked) document.getElementById('one-time-code')?.focus({ preventScroll: true })
  }, [isCodeAsked])

  const verify = async (code: string) => {
    try {
      startSession(
        await callAuthz('POST /auth/verify-otp', {
          body: { code, username, password: password ?? '', session },
        }),
      )
    } catch (error) {
      const { state, reasons } = readFailure(error)
      if (state === 'FAILED') return onFailed(reasons)
      if (!(error instanceof CallFailed) || error.code !== 'BAD_CREDENTIALS') throw error
      if (!wasReopened) return on.onAttemptOver()
      setIsRefused(true)
      return onPassword(undefined)
    }
    onConfirmed()
  }
  return (
    <ScreenCard title={eligibilityStates.CHECKED} icon={<Smartphone />} tone="good">
      {password === undefined ? (
        <PasswordAgain
          phone={phone}
          isRefused={isRefused}
          onPassword={onPassword}
          onBack={isRefused ? on.onAttemptOver : on.onOtherPhone}
        />
      ) : (
        <>
          <p>{eligibilityTexts.eligible}</p>
          <CodeEntry
            phone={phone}
            sending={registration}
            verify={verify}
            resend={async (sending) => {
              const body = { username, password, session }
              onSentAgain({ ...sending, ...(await callAuthz('POST /auth/resend-OTP', { body })) })
            }}
            onOtherPhone={on.onOtherPhone}
          />
        </>
      )}
    </ScreenCard>
  )
}
