import type { StaffEntry } from '@milgo/contracts/authz/list-staff'
import { hasRight } from '@milgo/domain/staff/rights'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useLanguage, useWords } from '../../lib/words.ts'

type Props = {
  readonly member: StaffEntry
  readonly colleagues: readonly StaffEntry[]
  readonly onClose: () => void
  readonly onRemoved: (handed: number, queued: number) => void
}

const queue = 'queue'

/** Removes a staff member. All their sessions end, and their requests go to a colleague or to the queue. */
export const RemoveDialog = ({ member, colleagues, onClose, onRemoved }: Props) => {
  const { officeStaff } = useWords()
  const { remove: words } = officeStaff
  const language = useLanguage()
  const [heir, setHeir] = useState(queue)
  const { isBusy, failure, submit } = useSubmit()
  const heirs = colleagues.filter(({ id, roles }) => id !== member.id && hasRight(roles, 'assign-requests'))
  const remove = async () => {
    const body = { id: member.id, ...(heir !== queue && { hand_over_to: heir }) }
    const { handed_over, back_in_queue } = await callAuthz('POST /office-auth/remove-staff', { body })
    onRemoved(handed_over, back_in_queue)
  }
  return (
    <ModalWindow
      isOpen
      header={fill(words.title, { name: member.name })}
      text={words.text}
      positive={{
        label: words.confirm,
        onPress: () => void submit(remove),
        busyText: isBusy ? words.removing : undefined,
        isDestructive: true,
      }}
      negative={{ label: officeStaff.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <FailureBanner title={words.failed} failure={failure} />
      {member.assigned_requests > 0 && (
        <SelectField
          label={words.handOver}
          help={counted(words.work, member.assigned_requests, language)}
          placeholder={words.toQueue}
          options={[
            { value: queue, label: words.toQueue },
            ...heirs.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={heir}
          onChange={setHeir}
        />
      )}
    </ModalWindow>
  )
}
