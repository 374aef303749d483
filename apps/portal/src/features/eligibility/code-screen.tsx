import type { EligibilityReason } from '@milgo/domain/eligibility/form-state'
import { Smartphone } from 'lucide-react'
import { callAuthz } from '../../lib/call-authz.ts'
import { CallFailed } from '../../lib/call-failed.ts'
import { CodeEntry } from '../../lib/one-time-code/code-entry.tsx'
import { startSession } from '../../lib/session/start-session.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { ScreenCard } from './screen-card.tsx'
import { type Registration, readFailure } from './send-check.ts'

type Props = {
  readonly registration: Registration
  readonly onConfirmed: () => void
  /** Somebody else has registered as this person meanwhile. */
  readonly onFailed: (reasons: readonly EligibilityReason[]) => void
  /** Another attempt has taken the place of this one, or its day is over: no code helps. */
  readonly onAttemptOver: () => void
  readonly onOtherPhone: () => void
}

/** The state CHECKED: the code makes the applicant a student, who is logged in with it. */
export const CodeScreen = ({ registration, onConfirmed, onFailed, onAttemptOver, onOtherPhone }: Props) => {
  const { eligibilityStates, eligibilityTexts } = useEligibilityWords().eligibility
  const { username, password, phone, sentAt } = registration

  const verify = async (code: string) => {
    try {
      startSession(await callAuthz('POST /auth/verify-otp', { body: { code, username, password } }))
    } catch (error) {
      const { state, reasons } = readFailure(error)
      if (state === 'FAILED') return onFailed(reasons)
      if (error instanceof CallFailed && error.code === 'BAD_CREDENTIALS') return onAttemptOver()
      throw error
    }
    onConfirmed()
  }
  return (
    <ScreenCard title={eligibilityStates.CHECKED} icon={<Smartphone />} tone="good">
      <p>{eligibilityTexts.eligible}</p>
      <CodeEntry
        phone={phone}
        sentAt={sentAt}
        verify={verify}
        resend={async () => {
          await callAuthz('POST /auth/resend-OTP', { body: { username, password } })
        }}
        onOtherPhone={onOtherPhone}
      />
    </ScreenCard>
  )
}
