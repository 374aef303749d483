import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'

const longest = 300

type Props = { readonly onRevoke: (reason: string) => void; readonly onClose: () => void }

export const RevokeDialog = ({ onRevoke, onClose }: Props) => {
  const { revoke: words } = useWords().officeInstitutionLists
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isGiven = reason.trim() !== '' && reason.trim().length <= longest
  const confirm = () => {
    setIsTried(true)
    if (isGiven) onRevoke(reason.trim())
  }
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{ label: words.confirm, onPress: confirm, isDestructive: true }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <TextAreaField
        label={words.reason}
        value={reason}
        onChange={setReason}
        maxLength={longest}
        isRequired
        error={isTried && !isGiven ? words.reasonMissing : undefined}
      />
    </ModalWindow>
  )
}
