import { Smartphone } from 'lucide-react'
import { callAuthz } from '../../lib/call-authz.ts'
import { CodeEntry } from '../../lib/one-time-code/code-entry.tsx'
import { startSession } from '../../lib/session/start-session.ts'
import { useEligibilityWords } from './eligibility-words.ts'
import { ScreenCard } from './screen-card.tsx'
import type { Registration } from './send-check.ts'

type Props = {
  readonly registration: Registration
  readonly onConfirmed: () => void
  readonly onOtherPhone: () => void
}

/** The state CHECKED: the code makes the applicant a student, who is logged in with it. */
export const CodeScreen = ({ registration, onConfirmed, onOtherPhone }: Props) => {
  const { eligibilityStates, eligibilityTexts } = useEligibilityWords().eligibility
  const { username, password, phone, sentAt } = registration
  return (
    <ScreenCard title={eligibilityStates.CHECKED} icon={<Smartphone />} tone="good">
      <p>{eligibilityTexts.eligible}</p>
      <CodeEntry
        phone={phone}
        sentAt={sentAt}
        verify={async (code) => {
          startSession(await callAuthz('POST /auth/verify-otp', { body: { code, username, password } }))
          onConfirmed()
        }}
        resend={async () => {
          await callAuthz('POST /auth/resend-OTP', { body: { username, password } })
        }}
        onOtherPhone={onOtherPhone}
      />
    </ScreenCard>
  )
}
