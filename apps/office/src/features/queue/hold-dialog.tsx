import { isHoldDay, longestHoldDays } from '@milgo/domain/queue/hold'
import { daysAfter, jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { DateField } from '@milgo/ui/date-field.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { TextAreaField } from '@milgo/ui/text-area-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'
import type { WorkChange } from './use-work-change.ts'

const longestReason = 200

type Props = {
  /** The server's time. */
  readonly now: Date
  readonly onChoose: (change: WorkChange) => void
  readonly onClose: () => void
}

export const HoldDialog = ({ now, onChoose, onClose }: Props) => {
  const { officeQueue, formFields } = useWords()
  const { hold: words, preview } = officeQueue
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const today = jerusalemDayAt(now)
  const isReason = reason.trim() !== '' && reason.trim().length <= longestReason
  const isDay = until !== null && isHoldDay(until, now)
  const choose = () => {
    setIsTried(true)
    if (isReason && isDay) onChoose({ kind: 'hold', reason: reason.trim(), until })
  }
  return (
    <ModalWindow
      isOpen
      header={words.title}
      text={words.text}
      positive={{ label: words.confirm, onPress: choose }}
      negative={{ label: preview.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <TextAreaField
        label={words.reason}
        help={words.reasonHelp}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        isRequired
        error={isTried && !isReason ? words.reasonNeeded : undefined}
      />
      <DateField
        label={words.until}
        help={words.untilHelp}
        words={formFields.date}
        value={until}
        onChange={setUntil}
        min={daysAfter(today, 1)}
        max={daysAfter(today, longestHoldDays)}
        openAt={daysAfter(today, 1)}
        isRequired
        error={isTried && !isDay ? words.dateNeeded : undefined}
      />
    </ModalWindow>
  )
}
