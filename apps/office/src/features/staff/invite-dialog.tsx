import { isEmail } from '@milgo/domain/identity/email'
import { findSeparatedRoles } from '@milgo/domain/staff/separated-roles'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { RolesChoice } from './roles-choice.tsx'

type Props = { readonly onClose: () => void; readonly onDone: (isWaiting: boolean) => void }

export const InviteDialog = ({ onClose, onDone }: Props) => {
  const { officeStaff } = useWords()
  const { invite: words } = officeStaff
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly StaffRole[]>([])
  const [wasSent, setWasSent] = useState(false)
  const { isBusy, failure, submit } = useSubmit()
  const isNameWrong = name.trim().length < 2
  const isEmailWrong = !isEmail(email.trim())
  const send = () => {
    setWasSent(true)
    if (isNameWrong || isEmailWrong || roles.length === 0 || findSeparatedRoles(roles)) return
    void submit(async () => {
      const body = { name: name.trim(), email: email.trim(), roles: [...roles] }
      onDone((await callAuthz('POST /office-auth/invite-staff', { body })).is_waiting)
    })
  }
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{ label: words.send, onPress: send, busyText: isBusy ? words.sending : undefined }}
      negative={{ label: officeStaff.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
      <TextField
        label={officeStaff.name}
        value={name}
        onChange={setName}
        input={{ maxLength: 80, autoComplete: 'off' }}
        error={wasSent && isNameWrong ? words.nameWrong : undefined}
        isRequired
      />
      <TextField
        label={officeStaff.email}
        value={email}
        onChange={setEmail}
        isLtr
        input={{ type: 'email', autoComplete: 'off' }}
        error={wasSent && isEmailWrong ? words.emailWrong : undefined}
        isRequired
      />
      <RolesChoice
        before={[]}
        value={roles}
        onChange={setRoles}
        error={wasSent && roles.length === 0 ? words.rolesWrong : undefined}
      />
    </ModalWindow>
  )
}
