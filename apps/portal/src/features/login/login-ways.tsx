import { Banner } from '@milgo/ui/banner.tsx'
import { Tabs } from '@milgo/ui/tabs.tsx'
import { useLocation, useNavigate } from 'react-router'
import { PeriodNote } from '../../lib/period/period-note.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { askedPeriod } from './asked-period.ts'
import { EmailLogin } from './email-login.tsx'
import { LoginFrame } from './login-frame.tsx'
import { addressOf } from './login-step.ts'
import { useLoginWords } from './login-words.ts'
import { NewHere } from './new-here.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ReturnNotice } from './return-notice.tsx'

/** Draws the two ways to log in. The choice of the period loads later and is below, so that no field moves. */
export const LoginWays = ({ way }: { way: 'email' | 'phone' }) => {
  const { login } = useLoginWords()
  const navigate = useNavigate()
  const isRestored = Boolean(useLocation().state?.isRestored)
  return (
    <LoginFrame
      title={login.title}
      text={login.text}
      beside={
        <div className="flex flex-col gap-6">
          <NewHere />
          <PeriodNote />
        </div>
      }
      below={<PeriodChoice />}
    >
      <div className="mb-4 empty:hidden">
        {isRestored ? (
          <Banner tone="good" title={login.restore.done} announce="alert">
            {login.restore.doneText}
          </Banner>
        ) : (
          <ReturnNotice />
        )}
      </div>
      {/* The card has enough space below. */}
      <div className="-mb-4">
        <Tabs
          label={login.ways.label}
          selected={way}
          // The choice between the two is no step of the history: Back leaves the page.
          onSelect={(id) => navigate(addressOf(id === 'phone' ? 'phone' : 'email'), { replace: true })}
          tabs={[
            { id: 'email', label: login.ways.email, content: <EmailLogin /> },
            {
              id: 'phone',
              label: login.ways.phone,
              content: (
                <PhoneForm
                  way="phone"
                  ask={(phone) =>
                    callAuthz('POST /auth/login-by-phone', { body: { ...askedPeriod(), phone } })
                  }
                  onSent={() => navigate(addressOf('phone-code'))}
                />
              ),
            },
          ]}
        />
      </div>
    </LoginFrame>
  )
}
