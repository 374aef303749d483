import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { useState } from 'react'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import type { ComparedLook, Settlement } from './compared-look.ts'

type Props = {
  readonly look: ComparedLook
  readonly settlement: Settlement
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Settles a disagreement. A reason is required for both outcomes. */
export const SettleDialog = ({ look, settlement, onClose, onDone }: Props) => {
  const { officeSecondLook } = useWords()
  const words = officeSecondLook.compare
  const [reason, setReason] = useState('')
  const { isBusy, failure, submit } = useSubmit()
  const label = settlement === 'STAND' ? words.stand : words.reopen
  const settle = () =>
    void submit(async () => {
      await callCore('POST /office/second-looks/{id}/settle', {
        params: { id: look.id },
        body: { settlement, reason },
      })
      onDone()
    })
  return (
    <ModalWindow
      isOpen
      header={label}
      onDismiss={onClose}
      positive={{ label, onPress: settle, busyText: isBusy ? words.settling : undefined }}
      negative={{ label: words.cancel, onPress: onClose }}
    >
      <TextAreaField
        id="settle-reason"
        label={words.why}
        value={reason}
        onChange={setReason}
        maxLength={1_000}
      />
      <FailureBanner title={words.failed} failure={failure} />
    </ModalWindow>
  )
}
