import type { StaffEntry } from '@milgo/contracts/authz/list-staff'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly member: StaffEntry
  readonly onClose: () => void
  readonly onDone: (isWaiting: boolean) => void
}

export const ResetDialog = ({ member, onClose, onDone }: Props) => {
  const { officeStaff } = useWords()
  const { reset: words } = officeStaff
  const { isBusy, failure, submit } = useSubmit()
  const propose = async () => {
    const body = { id: member.id }
    onDone((await callAuthz('POST /office-auth/reset-staff-login', { body })).is_waiting)
  }
  return (
    <ModalWindow
      isOpen
      header={fill(words.title, { name: member.name })}
      text={words.text}
      positive={{
        label: words.confirm,
        onPress: () => void submit(propose),
        busyText: isBusy ? words.sending : undefined,
      }}
      negative={{ label: officeStaff.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
    </ModalWindow>
  )
}
