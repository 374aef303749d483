import { counted } from '@milgo/messages/counted'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangePasswordForm } from '../../lib/change-password-form.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useStaff } from '../../lib/session/use-staff.ts'
import { switchLetterKeys, useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { MakeRecoveryCodes } from './make-recovery-codes.tsx'

/**
 * A warning is shown if fewer recovery codes than this are left, because after the next lost phone there may be none.
 */
const warnBelow = 3

export const AccountPage = () => {
  const { office, officeShortcuts } = useWords()
  const areLettersOn = useLetterKeys()
  const { account } = office
  const language = useLanguage()
  const staff = useStaff()
  const queryClient = useQueryClient()
  const [isChanged, setIsChanged] = useState(false)
  const details = [
    { label: account.name, value: <bdi>{staff.name}</bdi> },
    { label: account.email, value: <bdi dir="ltr">{staff.email}</bdi> },
    { label: account.roles, value: staff.roles.map((role) => office.roles[role]).join(' · ') },
  ]
  return (
    <>
      <PageHeading title={account.title} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <section aria-labelledby="details" className={`${cardStyle} p-6`}>
            <h2 id="details" className="text-lead">
              {account.details}
            </h2>
            <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
              {details.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="wrap-anywhere font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="codes" className={`${cardStyle} flex flex-col gap-4 p-6`}>
            <h2 id="codes" className="text-lead">
              {account.codesTitle}
            </h2>
            <p className="font-medium">
              {staff.recovery_codes_left === 0
                ? account.codesNone
                : counted(account.codesLeft, staff.recovery_codes_left, language)}
            </p>
            {staff.recovery_codes_left < warnBelow && <Banner tone="attention">{account.codesFew}</Banner>}
            <MakeRecoveryCodes onMade={() => void queryClient.invalidateQueries()} />
          </section>
          <section aria-labelledby="shortcuts" className={`${cardStyle} flex flex-col gap-4 p-6`}>
            <h2 id="shortcuts" className="text-lead">
              {officeShortcuts.setting}
            </h2>
            <CheckboxField
              value={areLettersOn}
              onChange={switchLetterKeys}
              help={officeShortcuts.lettersHelp}
            >
              {officeShortcuts.letters}
            </CheckboxField>
          </section>
        </div>
        <section aria-labelledby="password" className={`${cardStyle} p-6`}>
          <h2 id="password" className="mb-5 text-lead">
            {office.password.title}
          </h2>
          <StatusRegion className="mb-5">
            {isChanged && <Banner tone="good">{office.password.done}</Banner>}
          </StatusRegion>
          <ChangePasswordForm onChanged={() => setIsChanged(true)} />
        </section>
      </div>
    </>
  )
}
