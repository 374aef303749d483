import type { StaffEntry } from '@milgo/contracts/authz/list-staff'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly member: StaffEntry
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export const RemoveDialog = ({ member, onClose, onRemoved }: Props) => {
  const words = useWords().office.staff
  const { isBusy, failure, submit } = useSubmit()
  const remove = async () => {
    await callAuthz('POST /office-auth/remove-staff', { body: { id: member.id } })
    onRemoved()
  }
  return (
    <ModalWindow
      isOpen
      header={fill(words.confirmTitle, { name: member.name })}
      text={words.confirmText}
      positive={{
        label: words.confirm,
        onPress: () => void submit(remove),
        busyText: isBusy ? words.removing : undefined,
        isDestructive: true,
      }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
    </ModalWindow>
  )
}
