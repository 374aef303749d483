import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { useState } from 'react'
import { MomentInput } from '../../lib/moment-input.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly busyText: string | undefined
  readonly onSchedule: (moment: string) => void
  readonly onClose: () => void
}

/** Asks from when readers shall see the text. */
export const ScheduleDialog = ({ busyText, onSchedule, onClose }: Props) => {
  const { publish: words } = useWords().officeContent
  const [moment, setMoment] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const confirm = () => {
    setIsTried(true)
    if (moment) onSchedule(moment)
  }
  return (
    <ModalWindow
      isOpen
      header={words.title}
      positive={{ label: words.confirm, onPress: confirm, busyText }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <MomentInput
        label={words.at}
        value={moment}
        onChange={setMoment}
        error={isTried && !moment ? words.atWrong : undefined}
      />
    </ModalWindow>
  )
}
