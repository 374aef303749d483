import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { type ReactNode, useState } from 'react'
import { MomentInput } from '../../lib/moment-input.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly busyText: string | undefined
  readonly text: string | undefined
  /** Why the text could not be scheduled. */
  readonly failure: ReactNode
  readonly onSchedule: (moment: string) => void
  readonly onClose: () => void
}

/** Asks when the text is to be published. */
export const ScheduleDialog = ({ busyText, text, failure, onSchedule, onClose }: Props) => {
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
      {...(text !== undefined && { text })}
      positive={{ label: words.confirm, onPress: confirm, busyText }}
      negative={{ label: words.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      {failure}
      <MomentInput
        label={words.at}
        value={moment}
        onChange={setMoment}
        error={isTried && !moment ? words.atWrong : undefined}
      />
    </ModalWindow>
  )
}
