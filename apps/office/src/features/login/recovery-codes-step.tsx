import { ActionButton } from '@milgo/ui/action-button.tsx'
import { CheckboxField } from '@milgo/ui/checkbox-field.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { type FormEvent, useState } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { RecoveryCodeList } from '../../lib/recovery-code-list.tsx'
import { useWords } from '../../lib/words.ts'

type Props = { readonly codes: readonly string[]; readonly onSaved: () => void }

/**
 * Shows the recovery codes once, after the second factor was set up. The office opens when the user confirms that they
 * are saved.
 */
export const RecoveryCodesStep = ({ codes, onSaved }: Props) => {
  const { recoveryCodes } = useWords().office
  const [isSaved, setIsSaved] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (isSaved) onSaved()
    else focusField('codes-saved')
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <div>
        <PageHeading title={recoveryCodes.title} />
        <p className="mt-2 text-ink-soft">{recoveryCodes.text}</p>
      </div>
      <RecoveryCodeList codes={codes} />
      <CheckboxField
        id="codes-saved"
        value={isSaved}
        onChange={setIsSaved}
        error={wasSent && !isSaved ? recoveryCodes.needed : undefined}
        isRequired
      >
        {recoveryCodes.saved}
      </CheckboxField>
      <ActionButton variant="primary" type="submit">
        {recoveryCodes.goOn}
      </ActionButton>
    </form>
  )
}
