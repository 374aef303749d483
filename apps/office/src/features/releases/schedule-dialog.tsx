import type { ReleaseDetails } from '@milgo/contracts/office/release-fields'
import { daysAfter, jerusalemDayAt, jerusalemInstant } from '@milgo/domain/time/jerusalem-day'
import { DateField } from '@milgo/ui/date-field.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { SelectField } from '@milgo/ui/select-field.tsx'
import { useState } from 'react'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly release: ReleaseDetails
  readonly isBusy: boolean
  readonly onChoose: (moment: string) => void
  readonly onClose: () => void
}

const pad = (value: number): string => String(value).padStart(2, '0')
/** Every quarter of an hour of a working day, in hours. */
const hours = Array.from({ length: 15 * 4 }, (_, quarter) => 7 + quarter / 4)
const textOf = (hour: number): string => `${pad(Math.floor(hour))}:${pad((hour % 1) * 60)}`

/** Asks when the release starts automatically, in Israel's time. */
export const ScheduleDialog = ({ release, isBusy, onChoose, onClose }: Props) => {
  const { officeReleases, formFields } = useWords()
  const { schedule: words, confirm } = officeReleases
  const today = jerusalemDayAt(new Date(release.now))
  // No letter is sent before the date printed on it.
  const [, first = today] = [release.planned_on, today].toSorted()
  const isAhead = (day: string, hour: number): boolean => jerusalemInstant(day, hour) > new Date(release.now)
  // Proposes the next quarter of an hour of the first day, or the morning after.
  const soonest = hours.find((one) => one >= 9 && isAhead(first, one))
  const [day, setDay] = useState<string | null>(soonest === undefined ? daysAfter(first, 1) : first)
  const [hour, setHour] = useState(textOf(soonest ?? 9))
  const choose = () => {
    const found = hours.find((one) => textOf(one) === hour)
    if (day !== null && found !== undefined) onChoose(jerusalemInstant(day, found).toISOString())
  }
  return (
    <ModalWindow
      isOpen
      header={words.title}
      positive={{
        label: words.submit,
        onPress: choose,
        busyText: isBusy ? officeReleases.loading : undefined,
      }}
      negative={{ label: confirm.cancel, onPress: onClose }}
      onDismiss={onClose}
    >
      <DateField
        label={words.day}
        help={words.help}
        words={formFields.date}
        value={day}
        onChange={setDay}
        min={first}
        max={daysAfter(first, 120)}
        openAt={day ?? first}
        isRequired
      />
      <SelectField
        label={words.hour}
        options={hours.map((one) => ({ value: textOf(one), label: textOf(one) }))}
        value={hour}
        onChange={setHour}
        placeholder={words.hour}
        isRequired
      />
    </ModalWindow>
  )
}
