import { findOneTimeCodeFault } from '@milgo/domain/login/one-time-code'
import { issueText } from '@milgo/messages/issue-message'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { OneTimeCode } from '@milgo/ui/one-time-code.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { RecoveryCodeList } from '../../lib/recovery-code-list.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'

/**
 * Makes new recovery codes, confirmed by a fresh code of the authenticator. They are shown until the user confirms that
 * they are saved.
 */
export const MakeRecoveryCodes = ({ onMade }: { onMade: () => void }) => {
  const { office, issues } = useWords()
  const { account, code, recoveryCodes } = office
  const [digits, setDigits] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const { isBusy, failure, submit } = useSubmit()
  const fault = findOneTimeCodeFault(digits)

  const make = async () => {
    const { recovery_codes } = await callAuthz('POST /office-auth/recovery-codes', { body: { code: digits } })
    setCodes(recovery_codes)
    setDigits('')
    setWasSent(false)
    onMade()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (fault) return focusField('codes-code')
    void submit(make)
  }
  if (codes)
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-ink-soft">{recoveryCodes.text}</p>
        <RecoveryCodeList codes={codes} />
        <ActionButton variant="secondary" onPress={() => setCodes(undefined)}>
          {account.hide}
        </ActionButton>
      </div>
    )
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      <p className="text-ink-soft">{account.codesText}</p>
      <FailureBanner title={account.makeFailed} failure={failure} own={{ CODE_WRONG: code.wrong }} />
      <OneTimeCode
        id="codes-code"
        label={code.label}
        value={digits}
        onChange={setDigits}
        onComplete={() => {}}
        error={wasSent && fault ? issueText(fault, { issues }) : undefined}
        isRequired
      />
      <ActionButton
        variant="secondary"
        type="submit"
        busyText={isBusy ? account.making : undefined}
        className="self-start"
      >
        {account.make}
      </ActionButton>
    </form>
  )
}
