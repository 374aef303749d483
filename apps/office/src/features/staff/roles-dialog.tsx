import type { StaffEntry } from '@milgo/contracts/authz/list-staff'
import { findSeparatedRoles } from '@milgo/domain/staff/separated-roles'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { RolesChoice } from './roles-choice.tsx'

type Props = {
  readonly member: StaffEntry
  readonly onClose: () => void
  readonly onDone: (isWaiting: boolean) => void
}

export const RolesDialog = ({ member, onClose, onDone }: Props) => {
  const { officeStaff } = useWords()
  const { change: words, invite } = officeStaff
  const [roles, setRoles] = useState<readonly StaffRole[]>(member.roles)
  const { isBusy, failure, submit } = useSubmit()
  const save = () => {
    if (roles.length === 0 || findSeparatedRoles(roles)) return
    void submit(async () => {
      const body = { id: member.id, roles: [...roles] }
      onDone((await callAuthz('POST /office-auth/change-staff-roles', { body })).is_waiting)
    })
  }
  return (
    <ModalWindow
      isOpen
      header={fill(words.title, { name: member.name })}
      positive={{ label: words.save, onPress: save, busyText: isBusy ? words.saving : undefined }}
      negative={{ label: officeStaff.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
      <RolesChoice
        before={member.roles}
        value={roles}
        onChange={setRoles}
        error={roles.length === 0 ? invite.rolesWrong : undefined}
      />
    </ModalWindow>
  )
}
